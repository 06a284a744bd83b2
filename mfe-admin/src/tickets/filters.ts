import { TICKET_KIND_LABELS, TICKET_STATUS } from '@psp/contracts/ticket-basics';
import { ticketQuery } from '@psp/contracts/tickets';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

export const ticketList = listFilters('/admin/tickets', bySchema(ticketQuery), {
  status: { label: common.status, options: { active: strings.active, ...TICKET_STATUS, all: strings.allStatuses } },
  kind: { label: strings.kind, options: { all: strings.allKinds, ...TICKET_KIND_LABELS } },
  assignee: { label: strings.assignee, options: strings.assigneeOf, chipOf: strings.assigneeChip },
  due: { label: strings.due, options: strings.dueOf, chipOf: { overdue: strings.overdueChip } },
});
