import type { Capability } from '../../capability.ts';
import { Matching } from '../../migrations/0050-matching.ts';

export const matching: Capability = {
  name: 'matching',
  migrations: { '0050-matching': Matching },
};
