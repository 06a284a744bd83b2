import { EXCHANGE_STAGE, EXCHANGE_STATUS } from '@psp/contracts/exchange-names';
import type { OfficeExchangeItem } from '@psp/contracts/exchange-office';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatNumber, formatShortDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import Flag from 'lucide-react/icons/flag';
import { QueuePage } from '../queue/queue-page.tsx';
import { Short } from '../records/cells.tsx';
import { NAME } from './name.ts';
import { exchangeQueue } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<OfficeExchangeItem> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status, flags }) =>
      status === 'published' && flags > 0 ? (
        <Badge tone="waiting" icon={<Flag aria-hidden />}>
          {strings.isReported(flags)}
        </Badge>
      ) : (
        <StatusBadge status={EXCHANGE_STATUS[status]} />
      ),
  },
  {
    key: 'title',
    label: labels.title,
    isTitle: true,
    cell: ({ id, title, number }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {title}
        </Link>
        <Under>{number}</Under>
      </>
    ),
  },
  { key: 'authority', label: labels.authority, cell: ({ authority }) => <Short>{authority.name}</Short> },
  { key: 'stage', label: labels.stage, isWhole: true, cell: ({ stage }) => EXCHANGE_STAGE[stage].label },
  {
    key: 'adoptions',
    label: labels.adoptions,
    align: 'end',
    isWhole: true,
    cell: ({ adoptions }) => formatNumber(adoptions),
  },
  {
    key: 'publishedAt',
    label: labels.publishedAt,
    isWhole: true,
    cell: ({ publishedAt }) =>
      publishedAt ? <Day dateTime={publishedAt}>{formatShortDate(publishedAt)}</Day> : strings.none,
  },
];

/** /admin/exchange: the projects of the exchange, but drafts. Filters and page are in the address. */
export function ExchangePage() {
  return (
    <QueuePage
      queue={exchangeQueue}
      title={NAME}
      lead={strings.lead}
      words={strings}
      order={() => strings.newestFirst}
      columns={columnsOf}
    />
  );
}
