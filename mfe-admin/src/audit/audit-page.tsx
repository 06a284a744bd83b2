import { AUDIT_EXPORT_MAX, type AuditItem } from '@psp/contracts/audit';
import { entryLabel } from '@psp/contracts/history';
import { Day, Under } from '@psp/design-system/cells';
import { Link } from '@psp/design-system/link';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { ReadOnly, useIsReadOnly } from '@psp/features/members/ui/read-only';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useFilterNavigation } from '@psp/remote/lists/use-filter-navigation';
import { useListed } from '@psp/remote/lists/use-listed';
import { media } from '@psp/design-system/theme';
import { usePageTitle } from '@psp/remote/screen';
import CircleX from 'lucide-react/icons/circle-x';
import { styled } from 'styled-components';
import { ActObject, StateChange } from './cells.tsx';
import { AuditBar } from './filter-bar.tsx';
import { moreChips } from './filters.ts';
import { NAME } from './name.ts';
import { auditQueue, exportHref } from './queries.ts';
import { formatMoment } from './moment.ts';
import { strings } from './strings.ts';

const Refused = styled(CircleX)`
  flex: none;
  margin-right: 4px;
  color: var(--brick-700);
  vertical-align: -0.2em;
`;

/* Leaves room for the act, which says most. */
const Short = styled.div`
  ${media.wide} { max-width: 11rem; overflow: hidden; text-overflow: ellipsis; }
`;

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<AuditItem> => [
  {
    key: 'at',
    label: labels.at,
    isWhole: true,
    cell: ({ at }) => <Day dateTime={at}>{formatMoment(at)}</Day>,
  },
  {
    key: 'act',
    label: labels.act,
    isTitle: true,
    cell: (item) => (
      <>
        {item.outcome === 'refused' ? <Refused size={18} aria-hidden /> : null}
        <Link href={hrefOf(item.id)} isStrong>
          {entryLabel(item)}
        </Link>
        {item.reason ? <Under> {item.reason}</Under> : null}
      </>
    ),
  },
  {
    key: 'who',
    label: labels.who,
    cell: ({ person, organisation }) => (
      <Short>
        <OwnText>{person?.name ?? strings.portal}</OwnText>
        {organisation ? <Under> {organisation.name}</Under> : null}
      </Short>
    ),
  },
  {
    key: 'object',
    label: labels.object,
    cell: (item) => (
      <Short>
        <ActObject {...item} />
      </Short>
    ),
  },
  { key: 'change', label: labels.change, cell: (item) => <StateChange {...item} /> },
];

/** /admin/audit: the recorded acts of everybody, newest first. Filters and page are in the address. */
export function AuditPage() {
  usePageTitle(NAME);
  const isReadOnly = useIsReadOnly();
  return (
    <Page width="wide">
      <PageHeader title={NAME} lead={strings.lead} />
      {isReadOnly ? <ReadOnly area="admin" /> : <Acts />}
    </Page>
  );
}

function Acts() {
  const listed = useListed(auditQueue.list, auditQueue.listQuery);
  const { list, filters, query } = listed;
  const show = useFilterNavigation(list);
  const own = moreChips(filters, query.data?.chosen);
  const chips = [...list.chips(filters), ...own];
  const clear = () => show(list.none);
  return (
    <FilteredList
      {...listed}
      words={strings}
      moreChips={own}
      bar={
        <AuditBar
          filters={filters}
          list={query.data}
          chips={chips}
          count={query.data ? strings.count(query.data.total) : ''}
          onClear={clear}
        />
      }
      order={strings.newest}
      beside={query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(filters, format)} /> : null}
    >
      {({ items }) => (
        <>
          <RecordTable
            caption={NAME}
            columns={columnsOf((id) => auditQueue.hrefOf(id, filters))}
            rows={items}
            keyOf={({ id }) => id}
            dense
          />
          <Under as="p">{strings.exportNote(AUDIT_EXPORT_MAX)}</Under>
        </>
      )}
    </FilteredList>
  );
}
