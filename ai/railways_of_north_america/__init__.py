"""Bot knowledge of Railways of North America: evaluation, rollout policy, survey and board generator."""
