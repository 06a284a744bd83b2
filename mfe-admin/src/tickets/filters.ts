import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { type TicketQuery, ticketQuery } from '@psp/contracts/tickets';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const PATH = '/admin/tickets';

export const ticketList = listFilters<TicketQuery>(PATH, bySchema(ticketQuery), [
  {
    name: 'status',
    label: common.status,
    options: optionsOf({ active: strings.active, ...TICKET_STATUS, all: strings.allStatuses }),
  },
  { name: 'kind', label: strings.kind, options: optionsOf({ all: strings.allKinds, ...TICKET_KIND_LABELS }) },
  { name: 'assignee', label: strings.assignee, options: optionsOf(strings.assigneeOf), chipOf: strings.assigneeChip },
  { name: 'due', label: strings.due, options: optionsOf(strings.dueOf), chipOf: { overdue: strings.overdueChip } },
]);
/** The address of one ticket; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const ticketAddress = (id: string, current: TicketQuery) => `${PATH}/${id}${ticketList.query(current)}`;
