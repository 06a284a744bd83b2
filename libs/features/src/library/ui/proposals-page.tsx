import { nameOfCategory } from '@psp/contracts/knowledge-categories';
import { LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import { type LibraryProposalItem } from '@psp/contracts/library-proposals';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { type RecordColumns, RecordTable } from '../../tables/ui/record-table.tsx';
import type { LibraryArea } from './area.ts';
import { proposalFilters, proposalsPath, proposalsQuery } from './proposals.ts';
import { proposing } from './proposing-strings.ts';

const columnsOf = (path: string): RecordColumns<LibraryProposalItem> => [
  {
    key: 'status',
    label: proposing.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={LIBRARY_STATUS[status]} />,
  },
  {
    key: 'document',
    label: proposing.columns.document,
    isTitle: true,
    cell: ({ id, title, type }) => (
      <>
        <Link href={`${path}/${id}`} isStrong>
          {title}
        </Link>
        <Under>{LIBRARY_TYPES[type]}</Under>
      </>
    ),
  },
  { key: 'category', label: proposing.columns.category, cell: nameOfCategory },
];

/** The documents that the reader's organisation has proposed. */
export function ProposalsPage({ area }: { area: LibraryArea }) {
  usePageTitle(proposing.title);
  const listed = useListed(proposalFilters(area), (filters) => proposalsQuery(area, filters));
  const path = proposalsPath(area);
  const columns = columnsOf(path);
  const propose = useIsReadOnly() ? null : (
    <ButtonLink href={`${path}/nou`} icon={<Plus aria-hidden />}>
      {proposing.propose}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={proposing.title}
        lead={proposing.lead}
        breadcrumb={[...area.trail, { label: area.title, href: area.listPath }]}
        actions={propose}
      />
      <FilteredList {...listed} words={proposing} order={proposing.newest}>
        {({ items }) => <RecordTable caption={proposing.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </Page>
  );
}
