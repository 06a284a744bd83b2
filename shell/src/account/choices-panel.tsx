import type { ChooseNotifications, EventChoice, NotificationChoices } from '@psp/contracts/notification-choices';
import { MAIL_TIMES, type MailTime } from '@psp/contracts/notification-names';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { SelectField } from '@psp/design-system/select-field';
import { VisuallyHidden } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { media } from '@psp/design-system/theme';
import { showToast } from '@psp/design-system/toast';
import { Unbroken } from '@psp/design-system/unbroken';
import { useAct } from '@psp/remote/act/use-act';
import { Failed } from '@psp/remote/loaded';
import { optionsOf } from '@psp/remote/options';
import { readQuery } from '@psp/remote/queries';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { choiceStrings as strings } from './choice-strings.ts';
import { Panel } from './panel.tsx';
import { identity } from './queries.ts';

const Kind = styled.details`
  border-top: 1px solid var(--line);
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
    padding: 12px 0;
    cursor: pointer;
    font-weight: 600;
  }
  summary::before { content: '▸'; content: '▸' / ''; color: var(--blue-600); }
  &[open] > summary::before { content: '▾'; content: '▾' / ''; }
  small { color: var(--ink-muted); font-size: 1rem; font-weight: 400; }
  ul { padding: 0 0 12px; list-style: none; }
`;

const Line = styled.li<{ $isAll: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 220px 120px;
  gap: 4px 16px;
  align-items: center;
  padding: 8px 12px;
  font-size: 1rem;
  font-weight: ${({ $isAll }) => ($isAll ? 600 : 400)};
  background: ${({ $isAll }) => ($isAll ? 'var(--sunken)' : 'transparent')};
  & + & { border-top: 1px solid var(--line); }
  > em { grid-column: 2 / -1; color: var(--ink-muted); font-style: normal; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 8px;
    padding-inline: 4px;
    > :first-child, > em { grid-column: 1 / -1; }
  }
`;

/** The user's choices per event, by kind. */
const choicesQuery = () => readQuery(identity, ['identity', 'notification-choices'], 'GET /user/notification-choices');

interface ChoiceQueue {
  choose: (choice: ChooseNotifications) => void;
  /** Choices that are not saved yet, oldest first. */
  waiting: readonly ChooseNotifications[];
}

const save = (choice: ChooseNotifications) => identity.call('PUT /user/notification-choices', { body: choice });

/** Saves the choices still queued at unmount, one after another once `first` settles, and updates the cache. */
async function saveRemaining(
  first: Promise<unknown>,
  choices: ChoiceQueue['waiting'],
  cache: QueryClient,
): Promise<void> {
  await first.catch(() => undefined);
  const show = (saved: NotificationChoices) => cache.setQueryData(choicesQuery().queryKey, saved);
  const showFailure = () => showToast({ title: strings.failed, tone: 'danger' });
  for (const choice of choices) await save(choice).then(show, showFailure);
}

/** Queues choices and saves them one after another, also after unmount. The answers of the service update the cache. */
function useChoiceQueue(): ChoiceQueue {
  const [waiting, setWaiting] = useState<ChoiceQueue['waiting']>([]);
  const sent = useRef<ChooseNotifications>(undefined);
  const pendingSave = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(waiting);
  left.current = waiting;
  const cache = useQueryClient();
  useEffect(() => () => void saveRemaining(pendingSave.current, left.current.slice(1), cache), [cache]);
  const { run } = useAct({
    send: (choice: ChooseNotifications) => {
      const answer = save(choice);
      pendingSave.current = answer;
      return answer;
    },
    view: choicesQuery(),
    done: strings.saved,
    failed: strings.failed,
  });
  const [next] = waiting;
  useEffect(() => {
    if (!next || next === sent.current) return;
    sent.current = next;
    const removeFirst = () => setWaiting((all) => all.slice(1));
    run(next, { onDone: removeFirst, onRefused: removeFirst });
  }, [next, run]);
  return { choose: (choice) => setWaiting((all) => [...all, choice]), waiting };
}

/** Choices of notifications by mail and in the portal, per event; each is saved at once. */
export function ChoicesPanel() {
  const query = useQuery(choicesQuery());
  const queue = useChoiceQueue();
  return (
    <Panel title={strings.title}>
      <p>
        <Unbroken>{strings.lead}</Unbroken>
      </p>
      {query.data ? <Kinds choices={query.data} queue={queue} /> : null}
      {query.data || query.error ? null : <SkeletonList rows={6} label={strings.loading} />}
      {query.error && !query.data ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
      <p>{strings.always}</p>
    </Panel>
  );
}

const times = optionsOf(MAIL_TIMES);
const isMailTime = (value: string): value is MailTime => Object.hasOwn(MAIL_TIMES, value);

/** The value that all items share; undefined when they differ. */
const commonValue = <T,>(values: readonly T[]): T | undefined => {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
};

/** The event with the unsaved choices applied to it. */
const withUnsaved = (event: EventChoice, waiting: ChoiceQueue['waiting']): EventChoice =>
  waiting
    .filter(({ events }) => events.includes(event.event))
    .reduce((shown, { mail = shown.mail, inPortal = shown.inPortal }) => ({ ...shown, mail, inPortal }), event);

interface ChoiceRowProps {
  label: string;
  /** One event, or all that the row's choice applies to. */
  events: readonly EventChoice[];
  queue: ChoiceQueue;
  isAll?: boolean;
}

/** Mail time and portal checkbox of one event, or of several at once. */
function ChoiceRow({ label, events, queue, isAll = false }: ChoiceRowProps) {
  const optional = events.filter(({ isSecurity }) => !isSecurity);
  const mailed = optional.filter(({ mail }) => mail !== null);
  const chosen = (event: EventChoice) => withUnsaved(event, queue.waiting);
  const mail = commonValue(mailed.map((event) => chosen(event).mail)) ?? '';
  const inPortal = commonValue(optional.map((event) => chosen(event).inPortal)) ?? false;
  const namesOf = (some: readonly EventChoice[]) => some.map(({ event }) => event);
  return (
    <Line $isAll={isAll}>
      <span>{label}</span>
      {optional.length === 0 ? (
        <em>{strings.security}</em>
      ) : (
        <>
          {mailed.length === 0 ? (
            <span>{strings.ownMail}</span>
          ) : (
            <SelectField
              label={strings.mailOf(label)}
              isLabelHidden
              value={mail}
              {...(mail === '' ? { placeholder: strings.differs } : {})}
              options={times}
              onChange={(value) => isMailTime(value) && queue.choose({ events: namesOf(mailed), mail: value })}
            />
          )}
          <CheckboxField
            label={
              <>
                <VisuallyHidden>{strings.inPortalOf(label)} </VisuallyHidden>
                <span aria-hidden>{strings.inPortal}</span>
              </>
            }
            value={inPortal}
            onChange={(value) => queue.choose({ events: namesOf(optional), inPortal: value })}
          />
        </>
      )}
    </Line>
  );
}

function Kinds({ choices: { kinds }, queue }: { choices: NotificationChoices; queue: ChoiceQueue }) {
  return (
    <div>
      {kinds.map(({ kind, events }) => (
        <Kind key={kind}>
          <summary>
            {strings.doing[kind]} <small>{strings.summary(events)}</small>
          </summary>
          <ul>
            {events.some(({ isSecurity }) => !isSecurity) ? (
              <ChoiceRow label={strings.allOf(strings.doing[kind])} events={events} queue={queue} isAll />
            ) : null}
            <Group label={strings.waits} all={events} isIn={({ waits }) => waits === true} queue={queue} />
            <Group label={strings.informs} all={events} isIn={({ waits }) => !waits} queue={queue} />
          </ul>
        </Kind>
      ))}
    </div>
  );
}

interface GroupProps {
  label: string;
  /** All events of the kind. */
  all: readonly EventChoice[];
  isIn: (event: EventChoice) => boolean;
  queue: ChoiceQueue;
}

/* Some events of a kind. They get a common choice unless they are the whole kind, which has one already. */
function Group({ label, all, isIn, queue }: GroupProps) {
  const events = all.filter(isIn);
  const rows = events.map((event) => (
    <ChoiceRow key={event.event} label={event.label} events={[event]} queue={queue} />
  ));
  const hasChoice = events.length < all.length && events.filter(({ isSecurity }) => !isSecurity).length > 1;
  return (
    <>
      {hasChoice ? <ChoiceRow label={label} events={events} queue={queue} isAll /> : null}
      {rows}
    </>
  );
}
