import type { Capability } from '../../capability.ts';
import { Matching } from '../../migrations/0050-matching.ts';
import { TellingWords } from '../../migrations/0098-telling-words.ts';

export const matching: Capability = {
  name: 'matching',
  migrations: { '0050-matching': Matching, '0098-telling-words': TellingWords },
};
