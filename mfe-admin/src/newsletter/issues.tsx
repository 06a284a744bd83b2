import { ISSUE_STATUS, type IssueItem } from '@psp/contracts/newsletter-issues';
import { Card } from '@psp/design-system/card';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { RowTitle, Under } from '@psp/design-system/cells';
import { issueAddress, issueList } from './filters.ts';
import { ISSUE_WORDS, strings } from './strings.ts';
import { issuesQuery } from './queries.ts';
import { segmentWords } from './segment-words.ts';

const columns = [
  { key: 'subject', label: strings.subject },
  { key: 'status', label: common.status },
  { key: 'segment', label: strings.segment },
  { key: 'progress', label: strings.progress },
  { key: 'when', label: strings.when },
];

/** All issues, newest first, of one state or of all. */
export function Issues() {
  const filters = issueList.read(useSearchParams()[0]);
  const query = useQuery(issuesQuery(filters));
  return (
    <FilteredList list={issueList} filters={filters} query={query} words={ISSUE_WORDS}>
      {({ items }) => (
        <Card>
          <IssuesTable items={items} />
        </Card>
      )}
    </FilteredList>
  );
}

function IssuesTable({ items }: { items: IssueItem[] }) {
  return (
    <Table caption={strings.issues} isCaptionHidden columns={columns} dense>
      {items.map((item) => (
        <Tr key={item.id}>
          <Th>
            <RowTitle>
              <Link href={issueAddress(item.id)} isStrong>
                {item.subject || common.untitled}
              </Link>
            </RowTitle>
          </Th>
          <Td>
            <StatusBadge status={ISSUE_STATUS[item.status]} />
          </Td>
          <Td>{segmentWords(item)}</Td>
          <Td>
            {item.progress.total > 0
              ? strings.progressOf(item.progress.total - item.progress.waiting, item.progress.total)
              : common.none}
          </Td>
          <Td>
            {item.startedAt ? formatDate(item.startedAt) : null}
            <Under>{whenOf(item)}</Under>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

function whenOf({ status, scheduledAt, startedAt, updatedAt }: IssueItem): string | null {
  if (status === 'scheduled' && scheduledAt) return strings.scheduledFor(formatDateTime(scheduledAt));
  return startedAt ? null : strings.changedOn(formatDate(updatedAt));
}
