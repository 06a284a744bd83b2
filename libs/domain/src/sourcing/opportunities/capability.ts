import type { Capability } from '../../capability.ts';
import { countSuited } from './list.ts';

export const opportunities: Capability = {
  name: 'opportunities',
  counts: { firma: (actor) => ({ opportunities: countSuited(actor) }) },
};
