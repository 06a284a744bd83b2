import { KNOWLEDGE_ACCESS, nameOfCategory } from '@psp/contracts/knowledge-categories';
import type { EditedLibraryItem } from '@psp/contracts/library';
import { LIBRARY_STATUS, LIBRARY_TYPES } from '@psp/contracts/library-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { withCategories } from '@psp/features/knowledge/ui/with-categories';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { ModerationTabs } from '../queue/moderation-tabs.tsx';
import { importList } from './import/queries.ts';
import { imports } from './import/strings.ts';
import { libraryQueue, reportFilters } from './queries.ts';
import { reports, strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<EditedLibraryItem> => [
  {
    key: 'status',
    label: strings.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={LIBRARY_STATUS[status]} />,
  },
  {
    key: 'document',
    label: labels.document,
    isTitle: true,
    cell: ({ id, title, type, proposer, ...item }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {title}
        </Link>
        <Under>{` ${[LIBRARY_TYPES[type], nameOfCategory(item), proposer?.name].filter(Boolean).join(' · ')}`}</Under>
      </>
    ),
  },
  { key: 'access', label: labels.access, cell: ({ access }) => KNOWLEDGE_ACCESS[access] },
  {
    key: 'verified',
    label: labels.verified,
    cell: ({ verifiedOn }) =>
      verifiedOn ? <Day dateTime={verifiedOn}>{formatDate(verifiedOn)}</Day> : strings.notVerified,
  },
  { key: 'read', label: labels.read, cell: (item) => strings.readBy(item) },
];

/** /admin/library: the documents of the library. */
export function LibraryPage() {
  usePageTitle(strings.title);
  const listed = withCategories(useListed(libraryQueue.list, libraryQueue.listQuery));
  const columns = columnsOf((id) => libraryQueue.hrefOf(id, listed.filters));
  const isReadOnly = useIsReadOnly('library');
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={
          <Row>
            <ButtonLink href={reportFilters.address({})} variant="secondary">
              {reports.title}
            </ButtonLink>
            <ButtonLink href={importList.address({})} variant="secondary">
              {imports.title}
            </ButtonLink>
            {isReadOnly ? null : (
              <ButtonLink href="/admin/library/nou" icon={<Plus aria-hidden />}>
                {strings.add}
              </ButtonLink>
            )}
          </Row>
        }
      />
      {listed.filters.status === 'proposed' ? <ModerationTabs current="documents" /> : null}
      <FilteredList {...listed} words={strings} order={strings.newest}>
        {({ items }) => (
          <RecordTable caption={strings.title} columns={columns} rows={items} keyOf={({ id }) => id} dense />
        )}
      </FilteredList>
    </Page>
  );
}
