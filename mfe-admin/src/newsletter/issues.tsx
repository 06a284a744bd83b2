import { ISSUE_STATUS, ISSUE_STATUSES, type IssueItem } from '@psp/contracts/newsletter-issues';
import { SelectField } from '@psp/design-system/fields';
import { FilterBar, FilterChips } from '@psp/design-system/filters';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { Results } from '../common/results.tsx';
import { StatusBadge } from '../common/status-badge.tsx';
import { RowTitle, Under } from '../common/under.ts';
import { issueAddress, issueChips, issuesAddress, NO_ISSUE_FILTERS, readIssues } from './filters.ts';
import { ISSUE_WORDS, messages } from './messages.ts';
import { issuesQuery } from './queries.ts';
import { segmentWords } from './segment-words.ts';

const statuses = [
  { value: 'all', label: messages.allStatuses },
  ...ISSUE_STATUSES.map((value) => ({ value, label: ISSUE_STATUS[value].label })),
];
const columns = [
  { key: 'subject', label: messages.subject },
  { key: 'status', label: common.status },
  { key: 'segment', label: messages.segment },
  { key: 'progress', label: messages.progress },
  { key: 'when', label: messages.when },
];

/** All issues, newest first, of one state or of all. */
export function Issues() {
  const filters = readIssues(useSearchParams()[0]);
  const query = useQuery(issuesQuery(filters));
  const navigate = useNavigate();
  const show = (status: string) =>
    void navigate(issuesAddress(readIssues(new URLSearchParams({ status }))), { preventScrollReset: true });
  const chips = issueChips(filters);
  const count = query.data ? ISSUE_WORDS.count(query.data.total) : '';
  const clear = () => show(NO_ISSUE_FILTERS.status);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <FilterBar label={common.filters} onSubmit={() => undefined}>
          <SelectField label={common.status} options={statuses} value={filters.status} onChange={show} />
        </FilterBar>
        <FilterChips
          chips={chips}
          onRemove={clear}
          clearLabel={common.clearFilters}
          onClear={clear}
          removeLabel={common.removeFilter}
          count={count}
        />
      </Stack>
      <Loaded query={query} rows={6}>
        {(list) => (
          <Results
            list={list}
            count={count}
            hrefFor={(page) => issuesAddress({ ...filters, page })}
            isFiltered={chips.length > 0}
            onClear={clear}
            words={ISSUE_WORDS}
          >
            <IssuesTable items={list.items} />
          </Results>
        )}
      </Loaded>
    </Stack>
  );
}

function IssuesTable({ items }: { items: IssueItem[] }) {
  return (
    <Table caption={messages.issues} isCaptionHidden columns={columns} dense>
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
              ? messages.progressOf(item.progress.total - item.progress.waiting, item.progress.total)
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
  if (status === 'scheduled' && scheduledAt) return messages.scheduledFor(formatDateTime(scheduledAt));
  return startedAt ? null : messages.changedOn(formatDate(updatedAt));
}
