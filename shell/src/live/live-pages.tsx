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

/** Number of change ids kept to recognise repeated events. */
const MAX_KNOWN_IDS = 1000;
/** Delay of the first stream in milliseconds, while the page loads; changes made meanwhile are sent once it is open. */
const QUIET_MS = 3000;
/** Topics that may change the session itself. */
const SESSION_TOPIC = /^(?:organisation|membership):/;

interface Identity {
  accountId: string;
  organisationId: string;
  kind: Kind;
}

interface Start {
  /** Time, as `performance.now()`, from which the page shows data of this user and organisation. */
  begun: number;
  quietMs: number;
}

const identityOf = ({ status, ended, account, organisation }: SessionState): Identity | null =>
  status === 'signed-in' && !ended && account && organisation
    ? { accountId: account.id, organisationId: organisation.id, kind: organisation.kind }
    : null;

const isSame = (one: Identity | null, other: Identity | null): boolean =>
  one?.accountId === other?.accountId && one?.organisationId === other?.organisationId;

/**
 * Refetches the page's queries when their records change elsewhere, while a user is signed in. Queries are matched by key:
 * area, capability and ids of records. The first stream opens after `quietMs` milliseconds. Returns a function that stops it.
 */
export function followLive(client: QueryClient, quietMs = QUIET_MS): () => void {
  let begun = 0;
  let stop = () => {};
  const begin = (identity: Identity | null) => {
    stop();
    stop = identity ? follow(client, identity, { begun, quietMs: begun === 0 ? quietMs : 0 }) : () => {};
    if (identity) begun = performance.now();
  };
  begin(identityOf(useSession.getState()));
  const unsubscribe = useSession.subscribe((now, before) => {
    const identity = identityOf(now);
    if (!isSame(identity, identityOf(before))) begin(identity);
  });
  return () => {
    unsubscribe();
    stop();
  };
}

type Message = { type: 'event'; event: StreamEvent } | { type: 'open'; isOpen: boolean } | { type: 'hello' };

/** Tabs of one browser that share a stream: the leader holds it and forwards its events. */
interface TabGroup {
  name: string;
  /** Holds the stream; resolves when it has ended for good. */
  lead: (pass: { event: (event: StreamEvent) => void; opened: (isOpen: boolean) => void }) => Promise<void>;
  take: (event: StreamEvent) => void;
  opened: (isOpen: boolean) => void;
  signal: AbortSignal;
}

/** Events of this many milliseconds are repeated to a new tab, which fetched its data before it could listen. */
const REPEAT_MS = 30_000;

/** Joins the tabs with the same name. Without Web Locks or BroadcastChannel each tab holds a stream of its own. */
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
      // A writing notice is outdated by the time it would be repeated.
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
  const fresh = () => kept.filter(({ at }) => Date.now() - at < REPEAT_MS);
  return {
    add: (event: StreamEvent) => {
      kept = [...fresh(), { at: Date.now(), event }];
    },
    all: () => fresh().map(({ event }) => event),
  };
}

function follow(
  client: QueryClient,
  { accountId, organisationId, kind }: Identity,
  { begun, quietMs }: Start,
): () => void {
  const end = new AbortController();
  const refresher = createRefresher(client, kind);
  const isNew = knownIds();
  let place: string | null = null;
  const apply = (change: LiveChange): void => {
    if (!isNew(change.ids) || change.origin === tabId()) return;
    refresher.changed(change);
    if (change.topics.some((topic) => SESSION_TOPIC.test(topic))) void loadSession().catch(() => undefined);
  };
  const take = ({ event, id, data }: StreamEvent): void => {
    place = id;
    if (event === LIVE.writing) storeWriting(client, JSON.parse(data) as Writing);
    else if (event === LIVE.reset) refresher.everything();
    else if (event === LIVE.changed) apply(JSON.parse(data) as LiveChange);
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

/* Stores who is writing under the key that the page of the conversation reads. */
const storeWriting = (client: QueryClient, { conversation, name }: Writing): void =>
  void client.setQueryData<WritingNow>(writingKey(conversation), (known) => ({ ...known, [name]: Date.now() }));

/* Returns a function that remembers ids of changes and is true when one of them is new. */
function knownIds(): (ids: readonly string[]) => boolean {
  const known = new Set<string>();
  return (ids) => {
    const fresh = ids.filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
    for (const id of [...known].slice(0, Math.max(0, known.size - MAX_KNOWN_IDS))) known.delete(id);
    return fresh.length > 0;
  };
}

/** Renders nothing; keeps the pages up to date while mounted. */
export function LivePages() {
  const client = useQueryClient();
  useEffect(() => followLive(client), [client]);
  return null;
}
