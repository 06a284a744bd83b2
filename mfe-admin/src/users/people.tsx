import type { AccountItem } from '@psp/contracts/users';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { AccountBadge } from './account-badge.tsx';
import { personAddress, personList } from './filters.ts';
import { strings, PERSON_WORDS } from './strings.ts';
import { peopleQuery } from './queries.ts';

const columns = [
  { key: 'name', label: strings.name },
  { key: 'status', label: common.status },
  { key: 'organisations', label: strings.memberOf },
  { key: 'created', label: strings.created },
  { key: 'seen', label: strings.lastSeen },
];

/** All people, with or without an organisation. */
export function People() {
  const filters = personList.read(useSearchParams()[0]);
  const query = useQuery(peopleQuery(filters));
  return (
    <FilteredList list={personList} filters={filters} query={query} words={PERSON_WORDS}>
      {({ items }) => (
        <Card>
          <PeopleTable items={items} />
        </Card>
      )}
    </FilteredList>
  );
}

function PeopleTable({ items }: { items: AccountItem[] }) {
  return (
    <Table caption={strings.people} isCaptionHidden columns={columns} dense>
      {items.map(({ id, displayName, email, status, organisations, createdAt, lastSeenAt }) => (
        <Tr key={id}>
          <Th>
            <RowTitle>
              <Link href={personAddress(id)} isStrong>
                {displayName || email}
              </Link>
              <Under>{email}</Under>
            </RowTitle>
          </Th>
          <Td>
            <AccountBadge status={status} />
          </Td>
          <Td>{organisations.join(', ') || strings.noOrganisation}</Td>
          <Td>
            <Day dateTime={createdAt}>{formatDate(createdAt)}</Day>
          </Td>
          <Td>{lastSeenAt ? <Day dateTime={lastSeenAt}>{formatDate(lastSeenAt)}</Day> : strings.never}</Td>
        </Tr>
      ))}
    </Table>
  );
}
