import { OwnText } from '@psp/design-system/own-text';
import { SOURCE_LABELS, SUBSCRIBER_STATUS, type SubscriberItem } from '@psp/contracts/newsletter';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { formatDate } from '@psp/design-system/format';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { KIND_LABELS, strings as common } from '../common/strings.ts';
import { StatusBadge } from '@psp/design-system/badge';
import { Day, Under } from '@psp/design-system/cells';
import { subscriberList } from './filters.ts';
import { strings, SUBSCRIBER_WORDS } from './strings.ts';
import { subscribersQuery } from './queries.ts';

const columns: RecordColumns<SubscriberItem> = [
  {
    key: 'status',
    label: common.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={SUBSCRIBER_STATUS[status]} />,
  },
  {
    key: 'email',
    label: strings.email,
    isTitle: true,
    cell: ({ email, source }) => (
      <>
        {email}
        <Under>
          {strings.source}: {SOURCE_LABELS[source]}
        </Under>
      </>
    ),
  },
  {
    key: 'audience',
    label: strings.audience,
    cell: ({ audience }) => (audience === 'visitor' ? strings.noAccount : KIND_LABELS[audience]),
  },
  {
    key: 'interests',
    label: strings.interests,
    cell: ({ countyCode, domains }) => (
      <>
        <OwnText>{countyCode ? COUNTIES[countyCode] : strings.noCounty}</OwnText>
        <Under>{domains.map((domain) => DOMAINS[domain]).join(', ') || strings.allDomains}</Under>
      </>
    ),
  },
  { key: 'since', label: strings.since, cell: ({ since }) => <Day dateTime={since}>{formatDate(since)}</Day> },
];

/** Who subscribed, newest first, found by address and state. */
export function Subscribers() {
  const listed = useListed(subscriberList, subscribersQuery);
  return (
    <FilteredList {...listed} words={SUBSCRIBER_WORDS}>
      {({ items }) => (
        <RecordTable caption={strings.people} columns={columns} rows={items} keyOf={({ id }) => id} dense />
      )}
    </FilteredList>
  );
}
