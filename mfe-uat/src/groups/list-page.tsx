import { PART_STATUS } from '@psp/contracts/group-parts';
import type { GroupItem } from '@psp/contracts/groups';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { usePageTitle } from '@psp/remote/screen';
import { strings as requests } from '../service-requests/strings.ts';
import { groupFilters } from './filters.ts';
import { groupsQuery } from './queries.ts';
import { strings } from './strings.ts';

const { list } = strings;

const columns: RecordColumns<GroupItem> = [
  {
    key: 'request',
    label: list.columns.request,
    cell: ({ id, title, number }) => (
      <>
        <Link href={`/uat/service-requests/groups/${id}`} isStrong>
          {title || list.untitled}
        </Link>
        <Under>{number}</Under>
      </>
    ),
  },
  { key: 'leader', label: list.columns.leader, cell: ({ leader }) => leader },
  { key: 'part', label: list.columns.part, cell: ({ part }) => <StatusBadge status={PART_STATUS[part]} /> },
  { key: 'status', label: list.columns.status, cell: ({ status }) => <StatusBadge status={REQUEST_STATUS[status]} /> },
  {
    key: 'deadline',
    label: list.columns.deadline,
    cell: ({ deadline }) => (deadline ? <Day dateTime={deadline}>{formatDate(deadline)}</Day> : list.noDeadline),
  },
];

/** /uat/service-requests/groups: group requests of other authorities that invited this one. */
export function GroupListPage() {
  const listed = useListed(groupFilters, groupsQuery);
  const isReadOnly = useIsReadOnly();
  usePageTitle(list.title);
  return (
    <Page width="wide">
      <PageHeader
        title={list.title}
        lead={list.lead}
        breadcrumb={[{ label: requests.title, href: '/uat/service-requests' }, { label: list.title }]}
      />
      <FilteredList {...listed} words={list} submitLabel={list.find} emptyAction={isReadOnly ? null : <CreateButton />}>
        {({ items }) => <RecordTable caption={list.title} columns={columns} rows={items} keyOf={({ id }) => id} />}
      </FilteredList>
    </Page>
  );
}

const CreateButton = () => (
  <ButtonLink href="/uat/service-requests/new?fel=group" variant="secondary">
    {strings.create}
  </ButtonLink>
);
