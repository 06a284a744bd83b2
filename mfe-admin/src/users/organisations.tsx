import { APPLICATION_LABELS } from '@psp/contracts/organisations';
import type { OrganisationItem } from '@psp/contracts/users';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { Card } from '@psp/design-system/card';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, RowTitle } from '@psp/design-system/cells';
import { organisationAddress, organisationList } from './filters.ts';
import { strings, ORGANISATION_WORDS } from './strings.ts';
import { organisationsQuery } from './queries.ts';

const columns = [
  { key: 'name', label: strings.name },
  { key: 'kind', label: strings.kind },
  { key: 'status', label: common.status },
  { key: 'county', label: strings.county },
  { key: 'members', label: strings.membersCount, align: 'end' as const },
  { key: 'created', label: strings.registered },
];

/** All organisations, by name. */
export function Organisations() {
  const filters = organisationList.read(useSearchParams()[0]);
  const query = useQuery(organisationsQuery(filters));
  return (
    <FilteredList list={organisationList} filters={filters} query={query} words={ORGANISATION_WORDS}>
      {({ items }) => (
        <Card>
          <OrganisationsTable items={items} />
        </Card>
      )}
    </FilteredList>
  );
}

function OrganisationsTable({ items }: { items: OrganisationItem[] }) {
  return (
    <Table caption={strings.organisations} isCaptionHidden columns={columns} dense>
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
