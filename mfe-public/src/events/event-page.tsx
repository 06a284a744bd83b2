import { serverNow } from '@psp/auth/session/server-clock';
import type { PublicEventView } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { ButtonLink } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { Notice } from '@psp/design-system/notice';
import { AboutCard, ProgramCard } from '@psp/features/events/ui/about';
import { SeatsBadge } from '@psp/features/events/ui/event-row';
import { factsOf } from '@psp/features/events/ui/facts';
import { strings as words } from '@psp/features/events/ui/strings';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { LoadedPage } from '@psp/remote/loaded';
import { type PageHead, usePageHead } from '@psp/remote/page-head';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useParams } from 'react-router-dom';
import { calendarFileOf, eventQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Public page of an event. */
export function EventPage() {
  const { id = '' } = useParams();
  const query = useQuery(eventQuery(id));
  return <LoadedPage query={query}>{(event) => <Event key={event.id} event={event} />}</LoadedPage>;
}

const headOf = ({ id, title, kind, summary, sittings, place, isOnline, isCancelled }: PublicEventView): PageHead => {
  const path = `/evenimente/${id}`;
  const event = {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: sittings[0]?.startsAt,
    endDate: sittings.at(-1)?.endsAt,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    location: isOnline ? { '@type': 'VirtualLocation', url: path } : { '@type': 'Place', name: place, address: place },
    url: path,
  };
  return { title, kind: EVENT_KINDS[kind], description: summary, path, type: 'article', jsonLd: [event] };
};

function Event({ event }: { event: PublicEventView }) {
  const { id, title, summary, kind, sittings, place, cancelReason } = event;
  usePageHead(headOf(event));
  const when = sittings.slice(0, 1).map((one) => words.day(one.startsAt, one.endsAt));
  return (
    <Page isCentred>
      <PageHeader
        title={title}
        lead={summary}
        breadcrumb={[
          { label: strings.home, href: '/' },
          { label: strings.title, href: '/evenimente' },
          { label: title },
        ]}
        badge={<SeatsBadge event={event} now={new Date(serverNow())} />}
        meta={[EVENT_KINDS[kind], ...when, place]}
        actions={
          <ButtonLink href={calendarFileOf(id)} download variant="quiet" icon={<CalendarPlus aria-hidden />}>
            {words.calendarFile}
          </ButtonLink>
        }
      />
      {cancelReason ? (
        <Notice tone="warning" title={words.cancelledTitle}>
          <p>{cancelReason}</p>
        </Notice>
      ) : null}
      <Columns>
        <Stack gap={16}>
          <AboutCard html={event.body} />
          <ProgramCard items={event.program} />
        </Stack>
        <Stack gap={16}>
          <FactsCard title={words.facts} items={factsOf(event)} />
          <Card aria-label={strings.takePart}>
            <CardHeader title={strings.takePart} />
            <CardBody>
              <Stack gap={12}>
                <p>{strings.takePartText}</p>
                <Row>
                  <ButtonLink href="/login">{strings.signIn}</ButtonLink>
                  <ButtonLink href="/register" variant="secondary">
                    {strings.join}
                  </ButtonLink>
                </Row>
              </Stack>
            </CardBody>
          </Card>
        </Stack>
      </Columns>
    </Page>
  );
}
