import { REQUEST_KIND } from '@psp/contracts/request-kinds';
import type { OverseenRequest } from '@psp/contracts/overseen';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { useListed } from '@psp/remote/lists/use-listed';
import { strings as common } from '../common/strings.ts';
import { DueDay, Short } from '../records/cells.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { requestList } from './filters.ts';
import { NAME } from './name.ts';
import { exportHref, requestsQuery } from './queries.ts';
import { strings } from './strings.ts';

/* Text instead of a badge, which the single line of a dense row would cut. */
const captionOf = ({ number, kind = 'purchase' }: OverseenRequest): string =>
  kind === 'purchase' ? number : `${number}, ${REQUEST_KIND[kind].toLowerCase()}`;

const columns: RecordColumns<OverseenRequest> = [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={REQUEST_STATUS[status]} />,
  },
  {
    key: 'title',
    label: strings.title,
    isTitle: true,
    cell: (request) => (
      <>
        <Link href={`/admin/service-requests/${request.id}`} isStrong>
          {request.title || common.untitled}
        </Link>
        <Under>{captionOf(request)}</Under>
      </>
    ),
  },
  { key: 'uat', label: strings.authority, cell: ({ uat }) => <Short>{uat}</Short> },
  {
    key: 'category',
    label: strings.category,
    cell: ({ category }) => <Short>{category ? DOMAINS[category] : '–'}</Short>,
  },
  {
    key: 'offers',
    label: strings.offers,
    align: 'end',
    cell: ({ offers }) => (offers === null ? strings.sealed : formatNumber(offers)),
  },
  {
    key: 'sent',
    label: strings.sent,
    isWhole: true,
    cell: ({ sentAt }) => <Day dateTime={sentAt}>{formatShortDate(sentAt)}</Day>,
  },
  {
    key: 'deadline',
    label: strings.deadline,
    isWhole: true,
    cell: ({ deadline, isOverdue }) => <DueDay day={deadline} isOverdue={isOverdue} />,
  },
];

/** /admin/service-requests: all sent requests. Filters, order and page are in the address. */
export function RequestsPage() {
  const listed = useListed(requestList, requestsQuery);
  return <RecordsList {...listed} name={NAME} words={strings} columns={columns} exportHref={exportHref} />;
}
