import type { Capability } from '../../capability.ts';
import { Passages } from '../../migrations/0126-passages.ts';

export const passages: Capability = {
  name: 'passages',
  migrations: { '0126-passages': Passages },
};
