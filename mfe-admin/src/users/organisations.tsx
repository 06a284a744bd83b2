import { ORGANISATION_BULK } from '@psp/contracts/bulk-act-names';
import { MERGED } from '@psp/contracts/merge-names';
import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import type { OrganisationItem } from '@psp/contracts/users';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Day } from '@psp/design-system/cells';
import { CountedNote } from '../records/counted.tsx';
import { BulkBar, type BulkSource } from './bulk-bar.tsx';
import { bulkActs } from './bulk-queries.ts';
import { choiceColumn, useChoice } from './choosing.tsx';
import { reportedChips } from './filters.ts';
import { strings, ORGANISATION_WORDS } from './strings.ts';
import { organisationQueue } from './queries.ts';

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<OrganisationItem> => [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status, isMerged }) => <StatusBadge status={isMerged ? MERGED : APPLICATION_LABELS[status]} />,
  },
  {
    key: 'name',
    label: strings.name,
    isTitle: true,
    cell: ({ id, name }) => (
      <Link href={hrefOf(id)} isStrong>
        {name}
      </Link>
    ),
  },
  { key: 'kind', label: strings.kind, cell: ({ kind }) => KIND_LABELS[kind] },
  {
    key: 'county',
    label: strings.county,
    cell: ({ countyCode }) => (countyCode ? COUNTIES[countyCode] : common.none),
  },
  { key: 'members', label: strings.membersCount, align: 'end', cell: ({ members }) => formatNumber(members) },
  {
    key: 'created',
    label: strings.registered,
    cell: ({ createdAt }) => <Day dateTime={createdAt}>{formatDate(createdAt)}</Day>,
  },
];

/** All organisations, by name. */
export function Organisations() {
  const listed = useListed(organisationQueue.list, organisationQueue.listQuery);
  const { page: _, ...filters } = listed.filters;
  const choosing = useChoice(JSON.stringify(listed.filters));
  const isReadOnly = useIsReadOnly('support');
  const shown = columnsOf((id) => organisationQueue.hrefOf(id, listed.filters));
  const idOf = ({ id }: OrganisationItem) => id;
  const columns: RecordColumns<OrganisationItem> = isReadOnly
    ? shown
    : [choiceColumn(choosing, idOf, ({ name }) => name), ...shown];
  const source = (items: readonly OrganisationItem[]): BulkSource => ({
    actions: ORGANISATION_BULK,
    pageIds: items.map(idOf),
    count: {
      key: ['organisations', filters],
      read: () => bulkActs.call('GET /bulk-acts/organisations', { query: filters }),
    },
    filters: { organisations: filters },
  });
  return (
    <FilteredList
      {...listed}
      moreChips={reportedChips(listed.filters)}
      note={<CountedNote list={listed.query.data} />}
      words={ORGANISATION_WORDS}
    >
      {({ items }) => (
        <Stack gap={8}>
          {isReadOnly ? null : <BulkBar choosing={choosing} source={source(items)} />}
          <RecordTable caption={strings.organisations} columns={columns} rows={items} keyOf={idOf} dense />
        </Stack>
      )}
    </FilteredList>
  );
}
