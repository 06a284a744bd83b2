import { RECEIVED } from '@psp/contracts/consultations';
import type { RequestListItem } from '@psp/contracts/service-request-list';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { KindBadge } from '@psp/features/service-requests/ui/kind-badge';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { Day, Under } from '@psp/design-system/cells';
import { StatusBadge } from '@psp/design-system/badge';
import { strings } from './strings.ts';
import { requestCaption, requestHref } from './request-address.ts';

const { columns: labels } = strings;

const columnsOf = (readsOnly: boolean): RecordColumns<RequestListItem> => [
  {
    key: 'request',
    label: labels.request,
    cell: (item) => (
      <>
        <Link href={requestHref(item, readsOnly)} isStrong>
          {item.title || strings.untitled}
        </Link>
        <Under>{requestCaption(item)}</Under>
        <KindBadge kind={item.kind} />
      </>
    ),
  },
  { key: 'status', label: labels.status, cell: ({ status }) => <StatusBadge status={REQUEST_STATUS[status]} /> },
  {
    key: 'deadline',
    label: labels.deadline,
    cell: ({ deadline }) => (deadline ? <Day dateTime={deadline}>{formatDate(deadline)}</Day> : strings.noDeadline),
  },
  {
    key: 'offers',
    label: labels.offers,
    align: 'end',
    cell: ({ kind, offers }) => strings.received[RECEIVED[kind]](offers),
  },
  {
    key: 'questions',
    label: labels.questions,
    align: 'end',
    cell: ({ id, unansweredQuestions: count }) =>
      count > 0 ? <Link href={`/uat/service-requests/${id}?tab=questions`}>{formatNumber(count)}</Link> : strings.none,
  },
];

/** Requests of the authority, each with what waits in it. */
export function RequestTable({ items }: { items: readonly RequestListItem[] }) {
  const columns = columnsOf(useReadsOnly());
  return <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} />;
}
