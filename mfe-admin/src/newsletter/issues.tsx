import { OwnText } from '@psp/design-system/own-text';
import { ISSUE_STATUS, type IssueItem } from '@psp/contracts/newsletter-issues';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { issueAddress, issueList } from './filters.ts';
import { ISSUE_WORDS, strings } from './strings.ts';
import { issuesQuery } from './queries.ts';
import { segmentWords } from './segment-words.ts';

const columns: RecordColumns<IssueItem> = [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={ISSUE_STATUS[status]} />,
  },
  {
    key: 'subject',
    label: strings.subject,
    isTitle: true,
    cell: ({ id, subject }) => (
      <Link href={issueAddress(id)} isStrong>
        {subject || common.untitled}
      </Link>
    ),
  },
  { key: 'segment', label: strings.segment, cell: segmentWords },
  {
    key: 'progress',
    label: strings.progress,
    cell: ({ progress: { total, waiting } }) => (total > 0 ? strings.progressOf(total - waiting, total) : common.none),
  },
  {
    key: 'when',
    label: strings.when,
    isWhole: true,
    cell: (item) => (
      <>
        <OwnText>{item.startedAt ? formatDate(item.startedAt) : null}</OwnText>
        <Under>{whenOf(item)}</Under>
      </>
    ),
  },
];

/** Issues, newest first, with a filter by status. */
export function Issues() {
  const listed = useListed(issueList, issuesQuery);
  return (
    <FilteredList {...listed} words={ISSUE_WORDS}>
      {({ items }) => (
        <RecordTable caption={strings.issues} columns={columns} rows={items} keyOf={({ id }) => id} dense />
      )}
    </FilteredList>
  );
}

function whenOf({ status, scheduledAt, startedAt, updatedAt }: IssueItem): string | null {
  if (status === 'scheduled' && scheduledAt) return strings.scheduledFor(formatDateTime(scheduledAt));
  return startedAt ? null : strings.changedOn(formatDate(updatedAt));
}
