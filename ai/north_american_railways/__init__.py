"""What bots know of North American Railways: evaluation, rollout policy, survey and board generator."""
