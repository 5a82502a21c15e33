"""Bot knowledge of American Rails: evaluation, rollout policy, survey and board generator."""
