import type { AccountItem } from '@psp/contracts/users';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { BulkBar, type BulkSource } from './bulk-bar.tsx';
import { bulkActs, bulkList } from './bulk-queries.ts';
import { bulkStrings } from './bulk-strings.ts';
import { choiceColumn, useChoice } from './choosing.tsx';
import { AccountBadge } from './account-badge.tsx';
import { personAddress, personList, sectionAddress, sectionNamed, sectionOf } from './filters.ts';
import { importList } from './import/queries.ts';
import { importStrings } from './import/strings.ts';
import { Organisations } from './organisations.tsx';
import { Proposals } from './proposals.tsx';
import { peopleQuery } from './queries.ts';
import { PERSON_WORDS, strings } from './strings.ts';
import { suspensionStrings } from './suspension-strings.ts';
import { NAME } from './name.ts';

const dayOf = (moment: string) => <Day dateTime={moment}>{formatDate(moment)}</Day>;

const columns: RecordColumns<AccountItem> = [
  { key: 'status', label: common.status, isWhole: true, cell: ({ status }) => <AccountBadge status={status} /> },
  {
    key: 'name',
    label: strings.name,
    isTitle: true,
    cell: ({ id, displayName, email }) => (
      <>
        <Link href={personAddress(id)} isStrong>
          {displayName || email}
        </Link>
        <Under>{email}</Under>
      </>
    ),
  },
  {
    key: 'organisations',
    label: strings.memberOf,
    cell: ({ organisations }) => organisations.join(', ') || strings.noOrganisation,
  },
  { key: 'created', label: strings.created, cell: ({ createdAt }) => dayOf(createdAt) },
  { key: 'seen', label: strings.lastSeen, cell: ({ lastSeenAt }) => (lastSeenAt ? dayOf(lastSeenAt) : strings.never) },
];

/** All people, with or without an organisation. */
function People() {
  const listed = useListed(personList, peopleQuery);
  const { page: _, ...filters } = listed.filters;
  const choosing = useChoice(JSON.stringify(listed.filters));
  // Only who has not confirmed an e-mail can be written to by many at once.
  const isOffered = !useIsReadOnly('support') && filters.status === 'unconfirmed';
  const shown: RecordColumns<AccountItem> = isOffered
    ? [
        choiceColumn(
          choosing,
          ({ id }) => id,
          ({ displayName, email }) => displayName || email,
        ),
        ...columns,
      ]
    : columns;
  const source = (items: readonly AccountItem[]): BulkSource => ({
    actions: ['resendConfirmation'],
    pageIds: items.map(({ id }) => id),
    count: { key: ['people', filters], read: () => bulkActs.call('GET /bulk-acts/people', { query: filters }) },
    filters: { people: filters },
  });
  return (
    <FilteredList {...listed} words={PERSON_WORDS}>
      {({ items }) => (
        <Stack gap={8}>
          {isOffered ? <BulkBar choosing={choosing} source={source(items)} /> : null}
          <RecordTable caption={strings.people} columns={shown} rows={items} keyOf={({ id }) => id} dense />
        </Stack>
      )}
    </FilteredList>
  );
}

/** Organisations, people and proposals to suspend an organisation, in tabs; tab and filters are in the address. */
export function UsersPage() {
  usePageTitle(NAME);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tabs = [
    { key: 'organizatii', label: strings.organisations, content: <Organisations /> },
    { key: 'persoane', label: strings.people, content: <People /> },
    { key: 'propuneri', label: suspensionStrings.title, content: <Proposals /> },
  ];
  return (
    <Page width="wide">
      <PageHeader
        title={NAME}
        lead={strings.lead}
        actions={
          <Row>
            <ButtonLink variant="secondary" href={importList.address({})}>
              {importStrings.open}
            </ButtonLink>
            <ButtonLink variant="secondary" href={bulkList.address({ page: 1 })}>
              {bulkStrings.open}
            </ButtonLink>
          </Row>
        }
      />
      <Tabs
        label={strings.tabs}
        items={tabs}
        selected={sectionOf(search)}
        onSelect={(key) =>
          void navigate(sectionAddress(sectionNamed(key)), { replace: true, preventScrollReset: true })
        }
      />
    </Page>
  );
}
