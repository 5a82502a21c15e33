"""Bot knowledge of North American Railways: evaluation, rollout policy, survey and board generator."""
