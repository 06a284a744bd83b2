import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { CalendarAddress } from '../../deadlines/ui/calendar-address.tsx';
import type { EventArea } from './area.ts';
import { eventCalendarQuery } from './queries.ts';
import { strings } from './strings.ts';

/** The person's private calendar address of events. */
export function CalendarCard({ area }: { area: EventArea }) {
  const { api } = area;
  return (
    <Card aria-labelledby="event-calendar">
      <CardHeader id="event-calendar" title={strings.calendar} />
      <CardBody>
        <CalendarAddress
          query={eventCalendarQuery(area)}
          open={() => api.call('POST /event-calendar/open')}
          close={() => api.call('POST /event-calendar/close')}
          text={strings.calendarText}
          secret={strings.secret}
        />
      </CardBody>
    </Card>
  );
}
