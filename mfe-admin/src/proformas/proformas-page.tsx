import { OWED_STATUS, type OwedItem, type OwedList, type SeatKind } from '@psp/contracts/proformas';
import { StatusBadge } from '@psp/design-system/badge';
import { Under } from '@psp/design-system/cells';
import { formatLei } from '@psp/design-system/format';
import { Page, PageHeader, Stack } from '@psp/design-system/page';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { LoadedPage } from '@psp/remote/loaded';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useParams } from 'react-router-dom';
import { OwedActs } from './acts.tsx';
import { api, owedFilters, owedQuery, subjectPath, tableHref } from './queries.ts';
import { strings } from './strings.ts';

const WORDS = {
  searchHint: strings.search,
  count: strings.count,
  emptyTitle: strings.empty,
  emptyText: strings.emptyText,
  noMatchTitle: strings.noMatch,
  noMatchText: strings.noMatchText,
};
const LISTS: Record<SeatKind, { label: string; href: string }> = {
  event: { label: strings.events, href: '/admin/events' },
  training: { label: strings.trainings, href: '/admin/training' },
};

const whenOf = ({ status, dueOn, paidOn, replacedBy }: OwedItem): string | null => {
  if (paidOn) return strings.paidOn(paidOn);
  if (status === 'issued' && dueOn) return strings.until(dueOn);
  return replacedBy && strings.replacedBy(replacedBy);
};

const columnsOf = (kind: SeatKind, subjectId: string): RecordColumns<OwedItem> => [
  {
    key: 'organisation',
    label: strings.columns.organisation,
    isTitle: true,
    cell: ({ id, number, organisation }) => (
      <>
        <strong>{organisation}</strong>
        {id ? (
          <Under>
            <a href={api.href('GET /proformas/:id/pdf', { id })} download aria-label={`${strings.download}, ${number}`}>
              {number}
            </a>
          </Under>
        ) : null}
      </>
    ),
  },
  {
    key: 'status',
    label: strings.columns.status,
    isWhole: true,
    cell: (one) => (
      <>
        <StatusBadge status={OWED_STATUS[one.status]} />
        {whenOf(one) ? <Under>{whenOf(one)}</Under> : null}
      </>
    ),
  },
  { key: 'seats', label: strings.columns.seats, cell: ({ seats }) => strings.seats(seats) },
  { key: 'total', label: strings.columns.total, align: 'end', cell: ({ total }) => formatLei(total) },
  {
    key: 'acts',
    label: strings.columns.acts,
    isWhole: true,
    cell: (one) => <OwedActs kind={kind} subjectId={subjectId} one={one} />,
  },
];

/** Which organisations owe for the seats of an event or a course, and which have paid. */
export function ProformasPage({ kind }: { kind: SeatKind }) {
  const { id = '' } = useParams();
  const listed = useListed(owedFilters(kind, id), (filters) => owedQuery(kind, id, filters));
  const { filters, query } = listed;
  return (
    <LoadedPage query={query}>
      {(list) => (
        <Page width="wide">
          <Head kind={kind} id={id} list={list} />
          <FilteredList
            {...listed}
            words={WORDS}
            beside={list.total ? <ExportLinks hrefOf={(format) => tableHref(kind, id, filters, format)} /> : null}
          >
            {({ items }) => (
              <RecordTable
                caption={strings.title}
                columns={columnsOf(kind, id)}
                rows={items}
                keyOf={(one) => one.id ?? one.organisationId}
              />
            )}
          </FilteredList>
        </Page>
      )}
    </LoadedPage>
  );
}

function Head({ kind, id, list: { subject, owed, paid } }: { kind: SeatKind; id: string; list: OwedList }) {
  usePageTitle(`${strings.title}: ${subject.title}`);
  return (
    <Stack gap={16}>
      <PageHeader
        title={strings.title}
        lead={subject.title}
        breadcrumb={[LISTS[kind], { label: subject.number, href: subjectPath(kind, id), isNumber: true }]}
      />
      <FactsCard
        title={strings.sums}
        items={[
          { term: strings.owed, detail: formatLei(owed) },
          { term: strings.paid, detail: formatLei(paid) },
        ]}
      />
    </Stack>
  );
}

/** The page for an event. */
export const EventProformasPage = () => <ProformasPage kind="event" />;
/** The page for a course. */
export const TrainingProformasPage = () => <ProformasPage kind="training" />;
