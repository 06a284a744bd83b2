import {
  REPORT_REASON_LABELS,
  REPORT_STATUS,
  type ReportedItem,
  type ReportedQuery,
} from '@psp/contracts/reported-conversations';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { reportAddress, reportFilters, reportsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** What was reported of conversations; first what waits for the association's word. */
export function ReportedConversationsPage() {
  usePageTitle(strings.title);
  const listed = useListed(reportFilters, reportsQuery);
  const { filters } = listed;
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        words={strings}
        order={filters.status === 'open' ? strings.oldestFirst : strings.newestFirst}
      >
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columnsOf(filters)} rows={items} keyOf={({ id }) => id} />
        )}
      </FilteredList>
    </Page>
  );
}

const { columns: labels } = strings;

const columnsOf = (filters: ReportedQuery): RecordColumns<ReportedItem> => [
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
        <Link href={reportAddress(id, filters)} isStrong>
          {subject}
        </Link>
        <Under>{strings.with(other.name)}</Under>
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
        <Under>{isOfMessage ? strings.ofMessage : strings.ofConversation}</Under>
      </>
    ),
  },
  { key: 'at', label: labels.at, cell: ({ at }) => <Day dateTime={at}>{formatDate(at)}</Day> },
];
