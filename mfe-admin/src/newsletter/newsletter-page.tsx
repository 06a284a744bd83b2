import {
  SOURCE_LABELS,
  SUBSCRIBER_STATUS,
  type SubscriberItem,
  type SubscriberStatus,
} from '@psp/contracts/newsletter';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { Figure, Figures } from '@psp/design-system/figure';
import { formatDate, formatNumber } from '@psp/design-system/format';
import { OwnText } from '@psp/design-system/own-text';
import { Page, PageHeader } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as common, KIND_LABELS } from '../common/strings.ts';
import { issueList, NEW_ISSUE_ADDRESS, sectionAddress, sectionOf, subscriberList } from './filters.ts';
import { Issues } from './issues.tsx';
import { issuesQuery, subscribersQuery } from './queries.ts';
import { SUBSCRIBER_WORDS, strings } from './strings.ts';

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

/** Subscribers, newest first, with search and a filter by status. */
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

/** Issues and subscribers of the newsletter, in tabs; tab and filters are in the address. */
export function NewsletterPage() {
  usePageTitle(strings.title);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly('settings');
  const tabs = [
    { key: 'numere', label: strings.issues, content: <Issues /> },
    { key: 'abonati', label: strings.people, content: <Subscribers /> },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={strings.title}
        lead={strings.lead}
        actions={isReadOnly ? null : <ButtonLink href={NEW_ISSUE_ADDRESS}>{strings.write}</ButtonLink>}
      />
      <SubscriberFigures />
      <Tabs
        label={strings.tabs}
        items={tabs}
        selected={sectionOf(search)}
        onSelect={(key) =>
          void navigate(sectionAddress(key === 'abonati' ? 'abonati' : 'numere'), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </Page>
  );
}

const SHOWN: readonly SubscriberStatus[] = ['confirmed', 'pending', 'unsubscribed', 'suppressed'];

function SubscriberFigures() {
  const [search] = useSearchParams();
  const filters = sectionOf(search) === 'numere' ? issueList.read(search) : issueList.none;
  const { data } = useQuery(issuesQuery(filters));
  if (!data) return null;
  return (
    <Figures>
      {SHOWN.map((status) => (
        <Figure
          key={status}
          value={formatNumber(data.subscribers[status])}
          label={strings.counts[status](data.subscribers[status])}
          href={subscriberList.address({ status })}
        />
      ))}
    </Figures>
  );
}
