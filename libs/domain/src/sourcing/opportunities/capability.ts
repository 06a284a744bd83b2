import type { Capability } from '../../capability.ts';
import { matchingOpen } from './counts.ts';

export const opportunities: Capability = {
  name: 'opportunities',
  counts: { firma: (actor) => ({ opportunities: matchingOpen(actor) }) },
};
