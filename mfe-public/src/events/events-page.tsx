import { serverNow } from '@psp/auth/session/server-clock';
import { Page, PageHeader, Row } from '@psp/design-system/page';
import { EventRow, EventRows } from '@psp/features/events/ui/event-row';
import { LinkTabs } from '@psp/features/tabs/ui/link-tabs';
import { FilteredList } from '@psp/remote/lists/filtered-list';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageHead } from '@psp/remote/page-head';
import { breadcrumbOf } from '../common/breadcrumb.ts';
import { useSearchParams } from 'react-router-dom';
import { eventFilters, eventsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Events that visitors may read. */
export function EventsPage() {
  const now = serverNow();
  const eventList = eventFilters(eventFilters().read(useSearchParams()[0]));
  const listed = useListed(eventList, eventsQuery);
  const { filters } = listed;
  usePageHead({
    title: strings.title,
    description: strings.description,
    path: eventList.address({ ...filters, q: '' }),
    isIndexed: !filters.q,
    jsonLd: [breadcrumbOf([{ label: strings.title, href: '/evenimente' }])],
  });
  const views = (['coming', 'past'] as const).map((show) => ({
    key: show,
    label: strings[show],
    href: eventList.address({ ...filters, show, month: undefined, page: 1 }),
    isCurrent: filters.show === show,
  }));
  return (
    <Page isCentred>
      <PageHeader title={strings.title} lead={strings.lead} />
      <FilteredList
        {...listed}
        words={strings}
        order={strings.inOrder}
        note={
          <Row>
            <LinkTabs label={strings.show} items={views} />
          </Row>
        }
      >
        {({ items }) => (
          <EventRows>
            {items.map((event) => (
              <EventRow key={event.id} event={event} href={`/evenimente/${event.id}`} now={now} />
            ))}
          </EventRows>
        )}
      </FilteredList>
    </Page>
  );
}
