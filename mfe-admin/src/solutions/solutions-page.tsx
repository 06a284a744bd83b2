import type { ModeratedSolutionItem, ModeratedSolutionQuery } from '@psp/contracts/moderated-solutions';
import { SOLUTION_STATUS } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { solutionAddress, solutionFilters, solutionsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** What firms offer or offered in the marketplace. */
export function SolutionsPage() {
  usePageTitle(strings.title);
  const listed = useListed(solutionFilters, solutionsQuery);
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList {...listed} words={strings} order={strings.newestFirst}>
        {({ items }) => (
          <RecordTable
            caption={strings.title}
            columns={columnsOf(listed.filters)}
            rows={items}
            keyOf={({ id }) => id}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}

const { columns: labels } = strings;

const columnsOf = (filters: ModeratedSolutionQuery): RecordColumns<ModeratedSolutionItem> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status, isOver }) => (
      <>
        <StatusBadge status={SOLUTION_STATUS[status]} />
        {isOver ? <Under>{strings.over}</Under> : null}
      </>
    ),
  },
  {
    key: 'solution',
    label: labels.solution,
    isTitle: true,
    cell: ({ id, title, domain }) => (
      <>
        <Link href={solutionAddress(id, filters)} isStrong>
          {title}
        </Link>
        <Under>{DOMAINS[domain]}</Under>
      </>
    ),
  },
  { key: 'firm', label: labels.firm, cell: ({ partner }) => partner.name },
  {
    key: 'publishedAt',
    label: labels.publishedAt,
    cell: ({ publishedAt }) => <Day dateTime={publishedAt}>{formatDate(publishedAt)}</Day>,
  },
];
