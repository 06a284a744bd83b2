import { SOURCE_LABELS, SUBSCRIBER_STATUS, SUBSCRIBER_STATUSES, type SubscriberItem } from '@psp/contracts/newsletter';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { SelectField } from '@psp/design-system/fields';
import { formatDate } from '@psp/design-system/format';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS, messages as common } from '../common/messages.ts';
import { StatusBadge } from '../common/status-badge.tsx';
import { Day, RowTitle, Under } from '../common/under.ts';
import { FilteredList } from '../users/filtered-list.tsx';
import { NO_SUBSCRIBER_FILTERS, readSubscribers, subscriberChips, subscribersAddress } from './filters.ts';
import { messages, SUBSCRIBER_WORDS } from './messages.ts';
import { subscribersQuery } from './queries.ts';

const statuses = [
  { value: 'all', label: messages.allStatuses },
  ...SUBSCRIBER_STATUSES.map((value) => ({ value, label: SUBSCRIBER_STATUS[value].label })),
];
const columns = [
  { key: 'email', label: messages.email },
  { key: 'status', label: common.status },
  { key: 'audience', label: messages.audience },
  { key: 'interests', label: messages.interests },
  { key: 'since', label: messages.since },
];

/** Who subscribed, newest first, found by address and state. */
export function Subscribers() {
  const filters = readSubscribers(useSearchParams()[0]);
  const query = useQuery(subscribersQuery(filters));
  return (
    <FilteredList
      query={query}
      filters={filters}
      none={NO_SUBSCRIBER_FILTERS}
      chips={subscriberChips(filters)}
      addressOf={subscribersAddress}
      read={(name, value) => readSubscribers(new URLSearchParams({ [name]: value }))}
      words={SUBSCRIBER_WORDS}
      fields={(choose) => (
        <SelectField label={common.status} options={statuses} value={filters.status} onChange={choose('status')} />
      )}
    >
      {(items) => <SubscribersTable items={items} />}
    </FilteredList>
  );
}

function SubscribersTable({ items }: { items: SubscriberItem[] }) {
  return (
    <Table caption={messages.people} isCaptionHidden columns={columns} dense>
      {items.map(({ id, email, status, source, audience, countyCode, domains, since }) => (
        <Tr key={id}>
          <Th>
            <RowTitle>
              {email}
              <Under>
                {messages.source}: {SOURCE_LABELS[source]}
              </Under>
            </RowTitle>
          </Th>
          <Td>
            <StatusBadge status={SUBSCRIBER_STATUS[status]} />
          </Td>
          <Td>{audience === 'visitor' ? messages.noAccount : KIND_LABELS[audience]}</Td>
          <Td>
            {countyCode ? COUNTIES[countyCode] : messages.noCounty}
            <Under>{domains.map((domain) => DOMAINS[domain]).join(', ') || messages.allDomains}</Under>
          </Td>
          <Td>
            <Day dateTime={since}>{formatDate(since)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
