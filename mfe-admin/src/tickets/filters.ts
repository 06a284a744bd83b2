import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { type TicketQuery, ticketQuery } from '@psp/contracts/tickets';
import { addressFilters } from '../common/address-filters.ts';
import { messages as common } from '../common/messages.ts';
import { messages } from './messages.ts';

const PATH = '/admin/tickets';
const filters = addressFilters(ticketQuery, PATH);

export type TicketFilters = TicketQuery;
export const NO_FILTERS = filters.defaults;
export const readFilters = filters.read;
export const listAddress = filters.address;
/** The address of one ticket; it keeps the filters of the list it was opened from, for the way back and the next one. */
export const ticketAddress = (id: string, current: TicketFilters) => `${PATH}/${id}${filters.query(current)}`;

/** The filters with one changed, back on the first page; what the list does not know is left out. */
export const withFilter = (current: TicketFilters, name: keyof TicketFilters, value: string): TicketFilters => ({
  ...current,
  [name]: readFilters(new URLSearchParams({ [name]: value }))[name],
  page: 1,
});

export const statusLabel = (status: TicketFilters['status']): string => {
  if (status === 'active') return messages.active;
  return status === 'all' ? messages.allStatuses : TICKET_STATUS[status].label;
};

/** The filters that are on, as a person reads them. */
export function filterChips({ q, status, kind, assignee, due }: TicketFilters): { key: string; label: string }[] {
  const chips: { key: string; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: common.searchChip(q) });
  if (status !== NO_FILTERS.status) chips.push({ key: 'status', label: statusLabel(status) });
  if (kind !== 'all') chips.push({ key: 'kind', label: TICKET_KIND_LABELS[kind] });
  if (assignee !== 'anyone') chips.push({ key: 'assignee', label: messages.assigneeChip[assignee] });
  if (due === 'overdue') chips.push({ key: 'due', label: messages.overdueChip });
  return chips;
}

/** The filters without the one that a chip names. */
export const withoutFilter = (current: TicketFilters, key: string): TicketFilters => {
  const name = Object.keys(NO_FILTERS).find((known) => known === key);
  return name ? { ...current, [name]: NO_FILTERS[name as keyof TicketFilters], page: 1 } : current;
};
