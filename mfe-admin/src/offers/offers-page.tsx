import { OFFER_STATUS } from '@psp/contracts/offer-names';
import type { OverseenOffer } from '@psp/contracts/overseen';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { useListed } from '@psp/remote/lists/use-listed';
import { amountOf, Short } from '../records/cells.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { strings as records } from '../records/strings.ts';
import { offerList } from './filters.ts';
import { NAME } from './name.ts';
import { exportHref, offersQuery } from './queries.ts';
import { strings } from './strings.ts';

const columns: RecordColumns<OverseenOffer> = [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={OFFER_STATUS[status]} />,
  },
  {
    key: 'title',
    label: strings.title,
    isTitle: true,
    cell: ({ id, request }) => (
      <>
        <Link href={`/admin/offers/${id}`} isStrong>
          {request.title}
        </Link>
        <Under>{request.number}</Under>
      </>
    ),
  },
  { key: 'uat', label: strings.authority, cell: ({ uat }) => <Short>{uat.name}</Short> },
  { key: 'firma', label: strings.firm, cell: ({ firma }) => <Short>{firma.name}</Short> },
  { key: 'price', label: strings.price, align: 'end', isWhole: true, cell: ({ price }) => amountOf(price) },
  {
    key: 'submitted',
    label: strings.submitted,
    isWhole: true,
    cell: ({ submittedAt }) =>
      submittedAt ? <Day dateTime={submittedAt}>{formatShortDate(submittedAt)}</Day> : records.none,
  },
  {
    key: 'overdue',
    label: strings.overdue,
    isWhole: true,
    cell: ({ isOverdue }) => (isOverdue ? strings.late : records.none),
  },
];

/** /admin/offers: the offers that their authorities have opened. Filters, order and page are in the address. */
export function OffersPage() {
  const listed = useListed(offerList, offersQuery);
  return <RecordsList {...listed} name={NAME} words={strings} columns={columns} exportHref={exportHref} />;
}
