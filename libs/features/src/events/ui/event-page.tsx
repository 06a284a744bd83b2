import { serverNow } from '@psp/auth/session/server-clock';
import type { EventView } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { ButtonLink } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { LoadedPage } from '@psp/remote/loaded';
import { PrintButton } from '@psp/remote/print-button';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useParams } from 'react-router-dom';
import { ProformasCard } from '../../proformas/ui/proformas-card.tsx';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { MessagesCard } from '../../seat-messages/ui/messages-card.tsx';
import { FeedbackCard } from '../../feedback/ui/feedback-card.tsx';
import { MaterialsCard } from '../../materials/ui/materials-card.tsx';
import { type EventArea, eventFilters } from './area.ts';
import { AboutCard, ProgramCard } from './about.tsx';
import { factsOf } from './facts.tsx';
import { DayBlock, SeatsBadge } from './event-row.tsx';
import { Offers, PeopleCard } from './people-card.tsx';
import { eventQuery } from './queries.ts';
import { strings } from './strings.ts';

interface EventProps {
  area: EventArea;
  event: EventView;
}

/** Page of one event, where colleagues are signed up. */
export function EventPage({ area }: { area: EventArea }) {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(area, id));
  return <LoadedPage query={query}>{(event) => <Event area={area} event={event} />}</LoadedPage>;
}

const isOver = ({ sittings, cancelReason }: EventView): boolean =>
  !cancelReason && new Date(sittings.at(-1)?.endsAt ?? 0) <= serverNow();

function Event({ area, event }: EventProps) {
  const { id, title, number, kind, sittings, summary, cancelReason, closesAt } = event;
  usePageTitle(title);
  const first = sittings[0]?.startsAt ?? closesAt;
  const file = (
    <ButtonLink
      href={area.api.href('GET /events/:id/calendar.ics', { id })}
      download
      variant="quiet"
      icon={<CalendarPlus aria-hidden />}
    >
      {strings.calendarFile}
    </ButtonLink>
  );
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={summary}
        mark={<DayBlock at={first} />}
        breadcrumb={[
          { label: strings.title, href: eventFilters(area).address({}) },
          { label: number, isNumber: true },
        ]}
        badge={<SeatsBadge event={event} now={new Date(serverNow())} />}
        meta={[
          EVENT_KINDS[kind],
          ...sittings.slice(0, 1).map((one) => strings.day(one.startsAt, one.endsAt)),
          event.place,
        ]}
        actions={
          <Row>
            {file}
            <PrintButton />
          </Row>
        }
      />
      {cancelReason ? (
        <Notice tone="warning" title={strings.cancelledTitle}>
          <p>{cancelReason}</p>
        </Notice>
      ) : null}
      <Offers area={area} event={event} />
      <Columns>
        <Stack gap={16}>
          {isOver(event) ? <FeedbackCard area={area} id={id} /> : null}
          <MaterialsCard area={area} id={id} />
          <PeopleCard area={area} event={event} />
          <MessagesCard items={event.messages ?? []} />
          <ProformasCard area={area.kind} kind="event" id={id} />
          <AboutCard html={event.body} />
          <ProgramCard items={event.program} />
        </Stack>
        <FactsCard
          title={strings.facts}
          items={[...factsOf(event), { term: strings.contact, detail: event.contact || null }]}
        />
      </Columns>
    </Page>
  );
}
