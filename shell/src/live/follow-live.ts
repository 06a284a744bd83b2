import { loadSession, type SessionState, useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import { LIVE, type LiveChange, type Writing, type WritingNow, writingKey } from '@psp/contracts/live';
import { tabId } from '@psp/remote/tab';
import type { QueryClient } from '@tanstack/react-query';
import { setLive } from './is-live.ts';
import { keepOpen } from './keep-open.ts';
import type { StreamEvent } from '@psp/contracts/live-events';
import { createRefresher } from './refresher.ts';
import { joinTabs } from './tab-group.ts';

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

function follow(
  client: QueryClient,
  { accountId, organisationId, kind }: Whose,
  { begun, quietMs }: Times,
): () => void {
  const end = new AbortController();
  const refresher = createRefresher(client, kind);
  const isNew = knownIds();
  let place: string | null = null;
  const change = ({ ids, topics, origin, within }: LiveChange): void => {
    if (!isNew(ids) || origin === tabId()) return;
    refresher.changed(topics, within);
    if (topics.some((topic) => OF_SESSION.test(topic))) void loadSession().catch(() => undefined);
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
