import { ACCOUNT_STATUS_LABELS, ACCOUNT_STATUSES, type AccountItem, type AccountQuery } from '@psp/contracts/users';
import { SelectField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { messages as common } from '../common/messages.ts';
import { Day, RowTitle, Under } from '../common/under.ts';
import { AccountBadge } from './account-badge.tsx';
import { FilteredList } from './filtered-list.tsx';
import { NO_PERSON_FILTERS, peopleAddress, personAddress, personChips, readPeople } from './filters.ts';
import { messages, PERSON_WORDS } from './messages.ts';
import { peopleQuery } from './queries.ts';

const statuses = [
  { value: 'all', label: messages.allStatuses },
  ...ACCOUNT_STATUSES.map((value) => ({ value, label: ACCOUNT_STATUS_LABELS[value] })),
];

const columns = [
  { key: 'name', label: messages.name },
  { key: 'status', label: common.status },
  { key: 'organisations', label: messages.memberOf },
  { key: 'created', label: messages.created },
  { key: 'seen', label: messages.lastSeen },
];

/** All people, with or without an organisation. */
export function People() {
  const filters = readPeople(useSearchParams()[0]);
  const query = useQuery(peopleQuery(filters));
  return (
    <FilteredList
      query={query}
      filters={filters}
      none={NO_PERSON_FILTERS}
      chips={personChips(filters)}
      addressOf={peopleAddress}
      read={(name, value) => readPeople(new URLSearchParams({ [name]: value }))}
      words={PERSON_WORDS}
      fields={(choose) => <StatusField filters={filters} onChange={choose('status')} />}
    >
      {(items) => <PeopleTable items={items} />}
    </FilteredList>
  );
}

function StatusField({ filters, onChange }: { filters: AccountQuery; onChange: (value: string) => void }) {
  return <SelectField label={common.status} options={statuses} value={filters.status} onChange={onChange} />;
}

function PeopleTable({ items }: { items: AccountItem[] }) {
  return (
    <Table caption={messages.people} isCaptionHidden columns={columns} dense>
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
          <Td>{organisations.join(', ') || messages.noOrganisation}</Td>
          <Td>
            <Day dateTime={createdAt}>{formatDate(createdAt)}</Day>
          </Td>
          <Td>{lastSeenAt ? <Day dateTime={lastSeenAt}>{formatDate(lastSeenAt)}</Day> : messages.never}</Td>
        </Tr>
      ))}
    </Table>
  );
}
