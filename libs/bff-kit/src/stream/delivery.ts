import { ANNOUNCED_TOPICS, LIVE_TOPICS } from '@psp/contracts/capabilities';
import { type LiveChange, NOTIFICATION_TOPIC, SIGNAL_LEAST_MS } from '@psp/contracts/live';
import { type LiveReader, readLiveReaders } from '@psp/domain/joining/accounts/live-session';
import { currentPlace, type LiveEvent, readLiveEvents } from '@psp/domain/operating/live/read-events';
import type { Signal } from '@psp/domain/operating/live/signal';
import type { Db } from '@psp/domain/read-db';
import type { LiveStream } from './live-stream.ts';
import { createThrottle } from './throttle.ts';

/* True when an event is addressed to the reader. */
const concerns = (reader: LiveReader, { topic, organisation, kind }: LiveEvent['told'][number]): boolean => {
  if (organisation === null) return kind === reader.kind;
  return topic === NOTIFICATION_TOPIC
    ? reader.organisations.includes(organisation)
    : organisation === reader.organisationId;
};

/** The lists that each topic appears in; topics that concern all lists are missing. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...LIVE_TOPICS, ...ANNOUNCED_TOPICS }).flatMap(([name, lists]) =>
    lists === 'all' ? [] : [[name, lists]],
  ),
);

const listsOf = (topics: Iterable<string>): LiveChange['lists'] =>
  Object.fromEntries(
    [...topics].flatMap((topic) => {
      const name = topic.split(':')[0] ?? '';
      const lists = LISTS.get(name);
      return lists ? [[name, lists]] : [];
    }),
  );

/** Collects the events that concern a reader: one change for each origin tab of their organisation, one for all other origins. */
export function addressedTo(reader: LiveReader, events: readonly LiveEvent[]): LiveChange[] {
  const changes = new Map<string | null, { ids: string[]; topics: Set<string> }>();
  for (const { id, origin, by, told } of events) {
    const topics = told.filter((one) => concerns(reader, one)).map(({ topic }) => topic);
    if (topics.length === 0) continue;
    const from = by === reader.organisationId ? origin : null;
    const change = changes.get(from) ?? { ids: [], topics: new Set() };
    changes.set(from, change);
    change.ids.push(id);
    for (const topic of topics) change.topics.add(topic);
  }
  return [...changes].map(([origin, { ids, topics }]) => ({
    ...{ ids, topics: [...topics], lists: listsOf(topics), origin, within: 0 },
  }));
}

/** With more than `from` readers, their reloads are spread over `perReader` ms each, `most` ms in total. */
const SPREAD = { from: 20, perReader: 5, most: 15_000 };

/** Sessions looked up by one statement. */
const SESSIONS_PER_QUERY = 1000;

/**
 * Reloads the sessions of streams. Ends the streams of sessions that have ended or switched organisation, and returns the others.
 */
async function refreshReaders(db: Db, streams: readonly LiveStream[], isLocal: boolean): Promise<LiveStream[]> {
  const live = new Map<string, LiveStream['reader']>();
  const sessions = [...new Set(streams.map(({ reader }) => reader.sessionId))];
  for (let from = 0; from < sessions.length; from += SESSIONS_PER_QUERY)
    for (const reader of await readLiveReaders(db, sessions.slice(from, from + SESSIONS_PER_QUERY), isLocal))
      live.set(reader.sessionId, reader);
  return streams.filter((stream) => {
    const reader = live.get(stream.reader.sessionId);
    const isSame = reader?.organisationId === stream.reader.organisationId;
    if (reader && isSame) stream.reader = reader;
    else stream.end();
    return isSame;
  });
}

/** Sends new events to the open streams. Sessions are checked before each send, so that ended ones get nothing more. */
export class Delivery {
  readonly streams = new Set<LiveStream>();
  private readonly db: Db;
  private readonly isLocal: boolean;
  private readonly isDue = createThrottle(SIGNAL_LEAST_MS);
  /** Where the next read begins; null while there are no streams. */
  private place: string | null = null;
  /** Events already read after `place`: transaction by event id. */
  private known = new Map<string, bigint>();

  constructor(db: Db, isLocal: boolean) {
    this.db = db;
    this.isLocal = isLocal;
  }

  /** Returns where the next read begins; sets it to `now` if nothing was read before. */
  placeFrom(now: string): string {
    return (this.place ??= now);
  }

  /** Reads new events and sends them to the readers they concern. */
  async sendNew(): Promise<void> {
    const { db, streams } = this;
    if (streams.size === 0) {
      this.place = null;
      return;
    }
    const after = this.place ?? (await currentPlace(db));
    const readers = [...streams].map(({ reader }) => reader);
    const read = await readLiveEvents(db, {
      after,
      except: [...this.known.keys()],
      organisations: [...new Set(readers.flatMap(({ organisations }) => organisations))],
      kinds: [...new Set(readers.map(({ kind }) => kind))],
    });
    if (read.isWhole) await this.sendEvents(read.events, read.place);
    else for (const stream of await this.refreshed([...streams])) stream.reset(read.place);
    const seen = [...this.known, ...read.events.map(({ id, xid }) => [id, BigInt(xid)] as const)];
    this.known = new Map(seen.filter(([, xid]) => xid >= BigInt(read.place)));
    this.place = read.place;
  }

  /** Sends the signal that a user is typing to the other readers of the conversation. */
  async sendSignal({ organisations, by, writing }: Signal): Promise<void> {
    if (!this.isDue(`${writing.conversation} ${by}`)) return;
    const others = [...this.streams].filter(
      ({ accountId, reader }) => accountId !== by && organisations.includes(reader.organisationId),
    );
    const readers = await this.refreshed(others);
    if (this.place !== null) for (const stream of readers) stream.writing(writing, this.place);
  }

  /** Sends a heartbeat to every stream. */
  async sendBeat(): Promise<void> {
    const readers = await this.refreshed([...this.streams]);
    if (this.place !== null) for (const stream of readers) stream.beat(this.place);
  }

  private refreshed(streams: readonly LiveStream[]): Promise<LiveStream[]> {
    return refreshReaders(this.db, streams, this.isLocal);
  }

  private async sendEvents(events: readonly LiveEvent[], now: string): Promise<void> {
    const readers = await this.refreshed(
      [...this.streams].filter(({ reader }) => addressedTo(reader, events).length > 0),
    );
    const within = readers.length > SPREAD.from ? Math.min(SPREAD.most, readers.length * SPREAD.perReader) : 0;
    for (const stream of readers)
      for (const change of addressedTo(stream.reader, events)) stream.change({ ...change, within }, now);
  }
}
