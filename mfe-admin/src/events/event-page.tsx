import { EVENT_STATUS, type EditedEventView } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import { serverNow } from '@psp/auth/session/server-clock';
import { Badge, StatusBadge } from '@psp/design-system/badge';
import { ButtonLink } from '@psp/design-system/button';
import { formatClock, formatDateTime, formatLei, formatWeekday } from '@psp/design-system/format';
import { NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { Columns, Page, PageHeader, Row, Stack } from '@psp/design-system/page';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { useAct } from '@psp/remote/act/use-act';
import { HistoryCard } from '@psp/remote/history';
import { LoadedPage } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MaterialsCard } from '../materials/materials-card.tsx';
import { owedPath } from '../proformas/queries.ts';
import { strings as proformas } from '../proformas/strings.ts';
import { SentMessagesCard } from '../seat-messages/messages-card.tsx';
import { api, eventQueue, messagesQuery, REFRESHED } from './queries.ts';
import { RegisteredCard } from './registered-card.tsx';
import { RepeatButton } from './repeat-button.tsx';
import { READER_LABELS, strings } from './strings.ts';

interface EventProps {
  event: EditedEventView;
}

/** Page of one event: its publication, who is registered, and what was done with it. */
export function EventPage() {
  const query = useQuery(eventQueue.viewQuery(useParams()['id'] ?? ''));
  return <LoadedPage query={query}>{(event) => <Shown event={event} />}</LoadedPage>;
}

function Shown({ event }: EventProps) {
  const { id, number, status, content, cancelReason, actions } = event;
  usePageTitle(content.title);
  const readsOnly = useIsReadOnly('events');
  return (
    <Page width="wide">
      <PageHeader
        title={content.title}
        badge={
          <Row gap={8}>
            <Badge tone="neutral">{EVENT_KINDS[content.kind]}</Badge>
            <StatusBadge status={EVENT_STATUS[status]} />
          </Row>
        }
        breadcrumb={[
          { label: strings.title, href: eventQueue.list.address(eventQueue.list.none) },
          { label: number, isNumber: true },
        ]}
        lead={content.summary}
        actions={
          <Row>
            {status === 'published' ? (
              <ButtonLink variant="secondary" href={`/admin/events/${id}/prezenta`}>
                {strings.attendance}
              </ButtonLink>
            ) : null}
            {status !== 'draft' && content.price > 0 ? (
              <ButtonLink variant="secondary" href={owedPath('event', id)}>
                {proformas.link}
              </ButtonLink>
            ) : null}
            {status === 'published' && isOver(event) ? (
              <ButtonLink variant="secondary" href={`/admin/events/${id}/feedback`}>
                {strings.feedback}
              </ButtonLink>
            ) : null}
            {readsOnly ? null : (
              <ButtonLink variant="secondary" href={`/admin/events/nou?from=${id}`}>
                {strings.copy}
              </ButtonLink>
            )}
            {readsOnly ? null : <RepeatButton event={event} />}
            {actions.includes('edit') ? (
              <ButtonLink variant="secondary" href={`/admin/events/${id}/text`}>
                {strings.edit}
              </ButtonLink>
            ) : null}
          </Row>
        }
      />
      <Publication event={event} />
      {cancelReason ? (
        <Notice tone="warning" title={strings.reason}>
          {cancelReason}
        </Notice>
      ) : null}
      <RegisteredCard id={id} />
      <Columns>
        <Stack gap={16}>
          {status === 'draft' ? null : (
            <SentMessagesCard
              query={messagesQuery(id)}
              send={(body) => api.call('POST /events/:id/messages', { id, body })}
              page={eventQueue.viewQuery(id).queryKey}
            />
          )}
          <MaterialsCard id={id} />
          <HistoryCard entries={event.history} />
        </Stack>
        <Facts event={event} />
      </Columns>
    </Page>
  );
}

const isOver = ({ content }: EditedEventView): boolean => new Date(content.sittings.at(-1)?.endsAt ?? 0) <= serverNow();

const nextOf = (event: EditedEventView) => {
  const { status, content } = event;
  const now = serverNow();
  if (status !== 'published') return strings.next[status];
  if (isOver(event)) return strings.past;
  return new Date(content.closesAt) <= now ? strings.closed : strings.next.published;
};

function Publication({ event }: EventProps) {
  const { title, text } = nextOf(event);
  return (
    <NextStep
      title={title}
      isWaiting={!event.actions.includes('publish')}
      actions={
        <>
          <CancelButton event={event} />
          <PublishButton event={event} />
        </>
      }
    >
      {text}
    </NextStep>
  );
}

function PublishButton({ event: { id, version, content, actions } }: EventProps) {
  const act = useAct({
    send: () => api.call('POST /events/:id/publish', { id, body: { version } }),
    view: eventQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.published,
    about: content.title,
  });
  return (
    <AskButton act={act} label={strings.publish} title={strings.publishTitle} isOffered={actions.includes('publish')}>
      <p>{strings.publishText}</p>
    </AskButton>
  );
}

function CancelButton({ event: { id, version, content, actions, taken, waiting } }: EventProps) {
  const act = useAct<string>({
    send: (reason) => api.call('POST /events/:id/cancel', { id, body: { version, reason } }),
    view: eventQueue.viewQuery(id),
    refreshes: REFRESHED,
    done: strings.cancelled,
    about: content.title,
  });
  return (
    <ReasonButton
      act={act}
      label={strings.cancel}
      title={strings.cancelTitle}
      isOffered={actions.includes('cancel')}
      variant="secondary"
      isDanger
      reason={{ hint: strings.cancelHint }}
    >
      <p>{strings.cancelText(taken + waiting)}</p>
    </ReasonButton>
  );
}

function Facts({ event: { content, taken, waiting } }: EventProps) {
  const { factLabels } = strings;
  return (
    <FactsCard
      title={strings.facts}
      items={[
        {
          term: factLabels.when,
          detail: (
            <ul>
              {content.sittings.map(({ startsAt, endsAt }) => (
                <li key={startsAt}>{`${formatWeekday(startsAt)}, ${formatClock(startsAt)}–${formatClock(endsAt)}`}</li>
              ))}
            </ul>
          ),
        },
        { term: factLabels.place, detail: content.place },
        { term: factLabels.closes, detail: formatDateTime(content.closesAt) },
        { term: factLabels.price, detail: formatLei(content.price) },
        { term: factLabels.seats, detail: strings.seatsOf(taken, content.seats, waiting) },
        { term: factLabels.readers, detail: READER_LABELS[content.readers] },
      ]}
    />
  );
}
