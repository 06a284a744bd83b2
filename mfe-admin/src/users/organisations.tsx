import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import { organisationQuery as schema, type OrganisationItem, type OrganisationQuery } from '@psp/contracts/users';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { SelectField } from '@psp/design-system/fields';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS, messages as common } from '../common/messages.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { Day, RowTitle } from '../common/under.ts';
import {
  NO_ORGANISATION_FILTERS,
  organisationAddress,
  organisationChips,
  organisationsAddress,
  readOrganisations,
} from './filters.ts';
import { FilteredList } from './filtered-list.tsx';
import { messages, ORGANISATION_WORDS } from './messages.ts';
import { organisationsQuery } from './queries.ts';

const kinds = [
  { value: 'all', label: messages.allKinds },
  ...Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
];
const statuses = schema.shape.status
  .unwrap()
  .options.toReversed()
  .map((value) => ({ value, label: value === 'all' ? messages.allStatuses : APPLICATION_LABELS[value].label }));

const columns = [
  { key: 'name', label: messages.name },
  { key: 'kind', label: messages.kind },
  { key: 'status', label: common.status },
  { key: 'county', label: messages.county },
  { key: 'members', label: messages.membersCount, align: 'end' as const },
  { key: 'created', label: messages.registered },
];

/** All organisations, by name. */
export function Organisations() {
  const filters = readOrganisations(useSearchParams()[0]);
  const query = useQuery(organisationsQuery(filters));
  return (
    <FilteredList
      query={query}
      filters={filters}
      none={NO_ORGANISATION_FILTERS}
      chips={organisationChips(filters)}
      addressOf={organisationsAddress}
      read={(name, value) => readOrganisations(new URLSearchParams({ [name]: value }))}
      words={ORGANISATION_WORDS}
      fields={(choose) => <Fields filters={filters} choose={choose} />}
    >
      {(items) => <OrganisationsTable items={items} />}
    </FilteredList>
  );
}

interface FieldsProps {
  filters: OrganisationQuery;
  choose: (name: 'kind' | 'status') => (value: string) => void;
}

function Fields({ filters, choose }: FieldsProps) {
  return (
    <>
      <SelectField label={messages.kind} options={kinds} value={filters.kind} onChange={choose('kind')} />
      <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
    </>
  );
}

function OrganisationsTable({ items }: { items: OrganisationItem[] }) {
  return (
    <Table caption={messages.organisations} isCaptionHidden columns={columns} dense>
      {items.map(({ id, name, kind, status, countyCode, members, createdAt }) => (
        <Tr key={id}>
          <Th>
            <RowTitle>
              <Link href={organisationAddress(id)} isStrong>
                {name}
              </Link>
            </RowTitle>
          </Th>
          <Td>{KIND_LABELS[kind]}</Td>
          <Td>
            <StatusBadge status={APPLICATION_LABELS[status]} />
          </Td>
          <Td>{countyCode ? COUNTIES[countyCode] : common.none}</Td>
          <Td align="end">{formatNumber(members)}</Td>
          <Td>
            <Day dateTime={createdAt}>{formatDate(createdAt)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
