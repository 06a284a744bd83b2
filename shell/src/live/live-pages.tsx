import { loadSession, type SessionState, useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { LIVE, type LiveChange, type Writing, type WritingNow, writingKey } from '@psp/contracts/live';
import type { StreamEvent } from '@psp/contracts/live-events';
import { tabId } from '@psp/remote/tab';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setLive } from './is-live.ts';
import { keepOpen } from './keep-open.ts';
import { createRefresher } from './refresher.ts';

/** Ids that are kept, to know what comes twice. */
const MOST_KNOWN = 1000;
/** Milliseconds after the page has begun in which it has other things to fetch; what changes meanwhile is told afterwards. */
const QUIET_MS = 3000;
/** Topics after which the session itself may be another. */
const OF_SESSION = /^(?:organisation|membership):/;

interface Whose {
  accountId: string;
  organisationId: string;
  kind: Kind;
}

interface Times {
  /** When the page began to be used for whom it is used. */
  begun: number;
  quietMs: number;
}

const whoseOf = ({ status, ended, account, organisation }: SessionState): Whose | null =>
  status === 'signed-in' && !ended && account && organisation
    ? { accountId: account.id, organisationId: organisation.id, kind: organisation.kind }
    : null;

const isSame = (one: Whose | null, other: Whose | null): boolean =>
  one?.accountId === other?.accountId && one?.organisationId === other?.organisationId;

/**
 * While somebody is signed in, reads again what the page shows as soon as it changes elsewhere. A query takes part by its key: area,
 * capability, and the ids of its records. The first stream is opened after `quietMs`. Returns the function that stops it.
 */
export function followLive(client: QueryClient, quietMs = QUIET_MS): () => void {
  let begun = 0;
  let stop = () => {};
  const begin = (whose: Whose | null) => {
    stop();
    stop = whose ? follow(client, whose, { begun, quietMs: begun === 0 ? quietMs : 0 }) : () => {};
    if (whose) begun = performance.now();
  };
  begin(whoseOf(useSession.getState()));
  const unsubscribe = useSession.subscribe((now, before) => {
    const whose = whoseOf(now);
    if (!isSame(whose, whoseOf(before))) begin(whose);
  });
  return () => {
    unsubscribe();
    stop();
  };
}

type Message = { type: 'event'; event: StreamEvent } | { type: 'open'; isOpen: boolean } | { type: 'hello' };

/** What the tabs of one browser share: one of them has the stream, and passes on what comes. */
interface TabGroup {
  name: string;
  /** Has the stream until the signal is aborted or it ends for good. */
  lead: (pass: { event: (event: StreamEvent) => void; opened: (isOpen: boolean) => void }) => Promise<void>;
  take: (event: StreamEvent) => void;
  opened: (isOpen: boolean) => void;
  signal: AbortSignal;
}

/** A tab that has just been opened has asked for its data this much before it listens, in milliseconds. */
const RECENT_MS = 30_000;

/** Joins the tabs with the same name. Where the browser cannot tell them apart each has its own stream. */
function joinTabs({ name, lead, take, opened, signal }: TabGroup): void {
  const locks = globalThis.navigator?.locks;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    void lead({ event: take, opened });
    return;
  }
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel never leaves the origin
  const post = (message: Message) => signal.aborted || channel.postMessage(message);
  const recent = recentEvents();
  let isLeader = false;
  let isOpen = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'event') take(data.event);
    else if (data.type === 'open') opened(data.isOpen);
    else if (isLeader) {
      post({ type: 'open', isOpen });
      for (const event of recent.all()) post({ type: 'event', event });
    }
  });
  signal.addEventListener('abort', () => channel.close());
  post({ type: 'hello' });
  const own = {
    event: (event: StreamEvent) => {
      // Whoever was writing then is not now.
      if (event.event !== LIVE.writing) recent.add(event);
      post({ type: 'event', event });
      take(event);
    },
    opened: (now: boolean) => {
      isOpen = now;
      post({ type: 'open', isOpen });
      opened(now);
    },
  };
  const begin = () => {
    isLeader = true;
    return lead(own);
  };
  // Rejects when aborted while another tab leads.
  locks.request(name, { signal }, begin).catch(() => undefined);
}

function recentEvents() {
  let kept: { at: number; event: StreamEvent }[] = [];
  const fresh = () => kept.filter(({ at }) => Date.now() - at < RECENT_MS);
  return {
    add: (event: StreamEvent) => {
      kept = [...fresh(), { at: Date.now(), event }];
    },
    all: () => fresh().map(({ event }) => event),
  };
}

function follow(
  client: QueryClient,
  { accountId, organisationId, kind }: Whose,
  { begun, quietMs }: Times,
): () => void {
  const end = new AbortController();
  const refresher = createRefresher(client, kind);
  const isNew = knownIds();
  let place: string | null = null;
  const change = (told: LiveChange): void => {
    if (!isNew(told.ids) || told.origin === tabId()) return;
    refresher.changed(told);
    if (told.topics.some((topic) => OF_SESSION.test(topic))) void loadSession().catch(() => undefined);
  };
  const take = ({ event, id, data }: StreamEvent): void => {
    place = id;
    if (event === LIVE.writing) keepWriting(client, JSON.parse(data) as Writing);
    else if (event === LIVE.reset) refresher.everything();
    else if (event === LIVE.changed) change(JSON.parse(data) as LiveChange);
  };
  joinTabs({
    name: `psp:live:${accountId}:${organisationId}`,
    lead: async ({ event, opened }) => {
      await new Promise((resolve) => setTimeout(resolve, quietMs));
      const age = () => (performance.now() - begun) / 1000;
      await keepOpen({ place: () => place, age, take: event, opened, signal: end.signal });
    },
    take,
    opened: setLive,
    signal: end.signal,
  });
  return () => {
    end.abort();
    refresher.stop();
    setLive(false);
  };
}

/* Where the page of a conversation finds it. */
const keepWriting = (client: QueryClient, { conversation, name }: Writing): void =>
  void client.setQueryData<WritingNow>(writingKey(conversation), (known) => ({ ...known, [name]: Date.now() }));

/* Remembers the ids of changes; true when one of them is new. */
function knownIds(): (ids: readonly string[]) => boolean {
  const known = new Set<string>();
  return (ids) => {
    const fresh = ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    for (const id of [...known].slice(0, Math.max(0, known.size - MOST_KNOWN))) known.delete(id);
    return fresh.length > 0;
  };
}

/** Shows nothing: while it stands, what changes elsewhere is read again. */
export function LivePages() {
  const client = useQueryClient();
  useEffect(() => followLive(client), [client]);
  return null;
}
