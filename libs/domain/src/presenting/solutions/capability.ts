import type { Capability } from '../../capability.ts';
import { Solution } from './solution.entity.ts';

export const solutions: Capability = { name: 'solutions', entities: [Solution] };
