import { SOURCE_LABELS, SUBSCRIBER_STATUS, type SubscriberItem } from '@psp/contracts/newsletter';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, RowTitle, Under } from '@psp/design-system/cells';
import { subscriberList } from './filters.ts';
import { strings, SUBSCRIBER_WORDS } from './strings.ts';
import { subscribersQuery } from './queries.ts';

const columns = [
  { key: 'email', label: strings.email },
  { key: 'status', label: common.status },
  { key: 'audience', label: strings.audience },
  { key: 'interests', label: strings.interests },
  { key: 'since', label: strings.since },
];

/** Who subscribed, newest first, found by address and state. */
export function Subscribers() {
  const filters = subscriberList.read(useSearchParams()[0]);
  const query = useQuery(subscribersQuery(filters));
  return (
    <FilteredList list={subscriberList} filters={filters} query={query} words={SUBSCRIBER_WORDS}>
      {({ items }) => (
        <Card>
          <SubscribersTable items={items} />
        </Card>
      )}
    </FilteredList>
  );
}

function SubscribersTable({ items }: { items: SubscriberItem[] }) {
  return (
    <Table caption={strings.people} isCaptionHidden columns={columns} dense>
      {items.map(({ id, email, status, source, audience, countyCode, domains, since }) => (
        <Tr key={id}>
          <Th>
            <RowTitle>
              {email}
              <Under>
                {strings.source}: {SOURCE_LABELS[source]}
              </Under>
            </RowTitle>
          </Th>
          <Td>
            <StatusBadge status={SUBSCRIBER_STATUS[status]} />
          </Td>
          <Td>{audience === 'visitor' ? strings.noAccount : KIND_LABELS[audience]}</Td>
          <Td>
            {countyCode ? COUNTIES[countyCode] : strings.noCounty}
            <Under>{domains.map((domain) => DOMAINS[domain]).join(', ') || strings.allDomains}</Under>
          </Td>
          <Td>
            <Day dateTime={since}>{formatDate(since)}</Day>
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
