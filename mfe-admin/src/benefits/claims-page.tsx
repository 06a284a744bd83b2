import { CLAIM_STATUS, type HandledClaim } from '@psp/contracts/benefits';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { claimQueue, exportHref } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<HandledClaim> => [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={CLAIM_STATUS[status]} />,
  },
  {
    key: 'benefit',
    label: labels.benefit,
    isTitle: true,
    cell: ({ id, kind, number, issue }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {kind === 'copy' ? strings.copyOf(number) : strings.pageOf}
        </Link>
        <Under>{strings.nameOf(issue)}</Under>
      </>
    ),
  },
  { key: 'firm', label: labels.firm, cell: ({ firm }) => firm.name },
  { key: 'details', label: labels.details, cell: ({ awb, layout, address }) => awb ?? layout?.name ?? address ?? '' },
  { key: 'at', label: labels.at, cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDate(createdAt)}</Day> },
];

/** /admin/benefits: claims of firms, those that wait for the association first. */
export function ClaimsPage() {
  usePageTitle(strings.title);
  const listed = useListed(claimQueue.list, claimQueue.listQuery);
  const { filters, query } = listed;
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        meta={query.data ? [strings.waiting(query.data.waiting)] : []}
        actions={
          <ButtonLink variant="secondary" href="/admin/benefits/allowances">
            {strings.toAllowances}
          </ButtonLink>
        }
      />
      <FilteredList
        {...listed}
        words={strings}
        order={filters.status === 'waiting' ? strings.oldestFirst : strings.newestFirst}
        beside={query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(filters, format)} /> : null}
      >
        {({ items }) => (
          <RecordTable
            caption={strings.title}
            columns={columnsOf((id) => claimQueue.hrefOf(id, filters))}
            rows={items}
            keyOf={({ id }) => id}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}
