import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { type TicketQuery, ticketQuery } from '@psp/contracts/tickets';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

const PATH = '/admin/tickets';

export const ticketList = listFilters(PATH, bySchema(ticketQuery));
/** The address of one ticket; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const ticketAddress = (id: string, current: TicketQuery) => `${PATH}/${id}${ticketList.query(current)}`;

export const statusLabel = (status: TicketQuery['status']): string => {
  if (status === 'active') return strings.active;
  return status === 'all' ? strings.allStatuses : TICKET_STATUS[status].label;
};

export const filterChips = (filters: TicketQuery) =>
  ticketList.chips(filters, {
    status: statusLabel,
    kind: TICKET_KIND_LABELS,
    assignee: strings.assigneeChip,
    due: () => strings.overdueChip,
  });
