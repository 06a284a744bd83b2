import type { Capability } from '../../capability.ts';
import { Ticket } from './ticket.entity.ts';

export const tickets: Capability = { name: 'tickets', entities: [Ticket] };
