import type { AccountItem } from '@psp/contracts/users';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { Tabs } from '@psp/design-system/tabs';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { strings as common } from '../common/strings.ts';
import { AccountBadge } from './account-badge.tsx';
import { personAddress, personList, sectionAddress, sectionNamed, sectionOf } from './filters.ts';
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
  return (
    <FilteredList {...listed} words={PERSON_WORDS}>
      {({ items }) => (
        <RecordTable caption={strings.people} columns={columns} rows={items} keyOf={({ id }) => id} dense />
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
      <PageHeader title={NAME} lead={strings.lead} />
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
