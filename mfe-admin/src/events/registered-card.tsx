import type { RegisteredItem } from '@psp/contracts/events';
import { REGISTRATION_STATUS } from '@psp/contracts/seats';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Day, Under } from '@psp/design-system/cells';
import { formatDate, formatLei } from '@psp/design-system/format';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { ExportLinks } from '@psp/features/tables/ui/export-links';
import { type RecordColumns, RecordTable } from '@psp/features/tables/ui/record-table';
import { useAct } from '@psp/remote/act/use-act';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { api, eventQueue, exportHref, REFRESHED, registeredFilters, registeredQuery } from './queries.ts';
import { strings } from './strings.ts';

const { registeredColumns: labels } = strings;
const WORDS = {
  searchHint: strings.registeredSearch,
  count: strings.registeredCount,
  emptyTitle: strings.registeredEmpty,
  emptyText: strings.registeredEmptyText,
  noMatchTitle: strings.registeredNoMatch,
  noMatchText: strings.registeredNoMatchText,
};

const columnsOf = (eventId: string): RecordColumns<RegisteredItem> => [
  {
    key: 'name',
    label: labels.name,
    isTitle: true,
    cell: ({ name, organisation, isGuest }) => (
      <>
        <strong>{name}</strong>
        <Under>{isGuest ? strings.guest(organisation) : organisation}</Under>
      </>
    ),
  },
  {
    key: 'status',
    label: labels.status,
    cell: ({ status, place, offeredUntil }) => (
      <>
        <StatusBadge status={REGISTRATION_STATUS[status]} />
        {place === null ? null : <Under>{strings.placeOf(place)}</Under>}
        {offeredUntil ? <Under>{strings.until(offeredUntil)}</Under> : null}
      </>
    ),
  },
  { key: 'price', label: labels.price, cell: ({ price }) => formatLei(price) },
  { key: 'at', label: labels.at, cell: ({ at }) => <Day dateTime={at}>{formatDate(at)}</Day> },
  { key: 'remove', label: '', cell: (one) => <RemoveButton eventId={eventId} one={one} /> },
];

/** Who is registered for an event, in the order of their sign-ups, with the list as a file. */
export function RegisteredCard({ id }: { id: string }) {
  const listed = useListed(registeredFilters(id), (filters) => registeredQuery(id, filters));
  const { filters, query } = listed;
  return (
    <Card aria-label={strings.registered}>
      <CardHeader title={strings.registered} />
      <CardBody>
        <FilteredList
          {...listed}
          words={WORDS}
          order={strings.registeredOrder}
          beside={query.data?.total ? <ExportLinks hrefOf={(format) => exportHref(id, filters, format)} /> : null}
        >
          {({ items }) => (
            <RecordTable
              caption={strings.registered}
              columns={columnsOf(id)}
              rows={items}
              keyOf={(one) => one.id}
              dense
            />
          )}
        </FilteredList>
      </CardBody>
    </Card>
  );
}

function RemoveButton({ eventId, one }: { eventId: string; one: RegisteredItem }) {
  const { id, version, name, canCancel } = one;
  const act = useAct<string>({
    send: (reason) => api.call('POST /event-registrations/:id/cancel', { id, body: { version, reason } }),
    refreshes: [...REFRESHED, eventQueue.viewQuery(eventId).queryKey],
    done: strings.removed,
    about: name,
  });
  const readsOnly = useIsReadOnly('events');
  return (
    <ReasonButton
      act={act}
      label={strings.remove}
      about={name}
      title={strings.removeTitle(name)}
      isOffered={canCancel && !readsOnly}
      variant="quiet"
      size="small"
      isDanger
      reason={{ hint: strings.removeHint }}
    >
      <p>{strings.removeText}</p>
    </ReasonButton>
  );
}
