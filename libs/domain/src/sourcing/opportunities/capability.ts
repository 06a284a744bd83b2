import * as words from '@psp/contracts/words/opportunities';
import type { Capability } from '../../capability.ts';
import { IgnoredOpportunities } from '../../migrations/0054-ignored-opportunities.ts';
import { countSuited } from './list.ts';

export const opportunities: Capability = {
  name: 'opportunities',
  words,
  migrations: { '0054-ignored-opportunities': IgnoredOpportunities },
  counts: { firma: (actor) => ({ opportunities: countSuited(actor) }) },
};
