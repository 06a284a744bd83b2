import { REPORT_REASON_LABELS, REPORT_STATUS, type ReportedItem } from '@psp/contracts/reported-conversations';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import type { RecordColumns } from '@psp/features/tables/ui/record-table';
import { QueuePage } from '../queue/queue-page.tsx';
import { reportQueue } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<ReportedItem> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={REPORT_STATUS[status]} />,
  },
  {
    key: 'subject',
    label: labels.subject,
    isTitle: true,
    cell: ({ id, subject, other }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {subject}
        </Link>
        <Under>{` ${strings.with(other.name)}`}</Under>
      </>
    ),
  },
  { key: 'reporter', label: labels.reporter, cell: ({ reporter }) => reporter.name },
  {
    key: 'reason',
    label: labels.reason,
    cell: ({ reason, isOfMessage }) => (
      <>
        {REPORT_REASON_LABELS[reason]}
        <Under>{` ${isOfMessage ? strings.ofMessage : strings.ofConversation}`}</Under>
      </>
    ),
  },
  { key: 'at', label: labels.at, isWhole: true, cell: ({ at }) => <Day dateTime={at}>{formatDate(at)}</Day> },
];

/** Reports of conversations; the open ones first. */
export function ReportedConversationsPage() {
  return (
    <QueuePage
      queue={reportQueue}
      title={strings.title}
      lead={strings.lead}
      words={strings}
      order={({ status }) => (status === 'open' ? strings.oldestFirst : strings.newestFirst)}
      waiting={({ waiting }) => (waiting === undefined ? null : strings.waiting(waiting))}
      columns={columnsOf}
    />
  );
}
