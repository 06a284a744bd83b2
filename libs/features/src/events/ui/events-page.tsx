import { serverNow } from '@psp/auth/session/server-clock';
import type { EventList, EventQuery } from '@psp/contracts/events';
import { EVENT_SHOWS } from '@psp/contracts/event-names';
import { Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '../../tabs/ui/link-tabs.tsx';
import { type EventArea, eventFilters, eventHref } from './area.ts';
import { CalendarCard } from './calendar-card.tsx';
import { EventRow, EventRows } from './event-row.tsx';
import { eventsQuery } from './queries.ts';
import { SHOW_LABELS, strings } from './strings.ts';

const EMPTY: Record<EventQuery['show'], { emptyTitle: string; emptyText: string }> = {
  coming: { emptyTitle: strings.emptyTitle, emptyText: strings.emptyText },
  own: { emptyTitle: strings.noOwnTitle, emptyText: strings.noOwnText },
  past: { emptyTitle: strings.noPastTitle, emptyText: strings.noPastText },
};

/** Events that the reader may see: those to come, those with own registrations, and past ones. */
export function EventsPage({ area }: { area: EventArea }) {
  const shown = eventFilters(area).read(useSearchParams()[0]);
  const listed = useListed(eventFilters(area, shown), (filters) => eventsQuery(area, filters));
  const { filters, query } = listed;
  usePageTitle(area.title);
  const now = new Date(serverNow());
  return (
    <Page width="wide">
      <PageHeader title={area.title} />
      {area.tabs?.()}
      <Stack gap={20}>
        <FilteredList
          {...listed}
          words={{ ...strings, ...EMPTY[filters.show] }}
          order={filters.show === 'coming' ? strings.inOrder : strings.latestFirst}
          note={<Views area={area} filters={filters} counts={query.data?.counts} />}
        >
          {({ items }) => (
            <EventRows>
              {items.map((event) => (
                <EventRow key={event.id} event={event} href={eventHref(area, event.id)} now={now} />
              ))}
            </EventRows>
          )}
        </FilteredList>
        <CalendarCard area={area} />
      </Stack>
    </Page>
  );
}

interface ViewsProps {
  area: EventArea;
  filters: EventQuery;
  counts: EventList['counts'] | undefined;
}

function Views({ area, filters, counts }: ViewsProps) {
  const list = eventFilters(area);
  const items = EVENT_SHOWS.map((show) => ({
    key: show,
    label: counts ? `${SHOW_LABELS[show]} (${counts[show]})` : SHOW_LABELS[show],
    href: list.address({ ...filters, show, month: undefined, page: 1 }),
    isCurrent: filters.show === show,
  }));
  return (
    <Row>
      <LinkTabs label={strings.show} items={items} />
    </Row>
  );
}
