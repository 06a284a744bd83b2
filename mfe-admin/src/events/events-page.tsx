import { EVENT_STATUS, type EditedEventItem } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { Day, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Page, PageHeader } from '@psp/design-system/page';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import Plus from 'lucide-react/icons/plus';
import { eventQueue } from './queries.ts';
import { strings } from './strings.ts';

const { columns: labels } = strings;

const columnsOf = (hrefOf: (id: string) => string): RecordColumns<EditedEventItem> => [
  {
    key: 'status',
    label: labels.status,
    isWhole: true,
    cell: ({ status }) => <StatusBadge status={EVENT_STATUS[status]} />,
  },
  {
    key: 'title',
    label: labels.title,
    isTitle: true,
    cell: ({ id, title, number, kind }) => (
      <>
        <Link href={hrefOf(id)} isStrong>
          {title}
        </Link>
        <Under>{`${EVENT_KINDS[kind]}, ${number}`}</Under>
      </>
    ),
  },
  {
    key: 'at',
    label: labels.at,
    cell: ({ startsAt }) => <Day dateTime={startsAt}>{formatDateTime(startsAt)}</Day>,
  },
  { key: 'place', label: labels.place, cell: ({ place }) => place },
  {
    key: 'seats',
    label: labels.seats,
    cell: ({ taken, seats, waiting }) => strings.seatsOf(taken, seats, waiting),
  },
];

/** /admin/events: events of the association. */
export function EventsPage() {
  usePageTitle(strings.title);
  const listed = useListed(eventQueue.list, eventQueue.listQuery);
  const { filters } = listed;
  const add = useIsReadOnly('events') ? null : (
    <ButtonLink href="/admin/events/nou" icon={<Plus aria-hidden />}>
      {strings.add}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader title={strings.title} lead={strings.lead} actions={add} />
      <FilteredList {...listed} words={strings} emptyAction={add}>
        {({ items }) => (
          <RecordTable
            caption={strings.title}
            columns={columnsOf((id) => eventQueue.hrefOf(id, filters))}
            rows={items}
            keyOf={({ id }) => id}
            dense
          />
        )}
      </FilteredList>
    </Page>
  );
}
