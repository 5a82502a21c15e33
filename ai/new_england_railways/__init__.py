"""Bot knowledge of New England Railways: evaluation, rollout policy, survey and board generator."""
