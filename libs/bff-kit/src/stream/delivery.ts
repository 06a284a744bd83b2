import { SIGNAL_LEAST_MS } from '@psp/contracts/live';
import { readLiveReaders } from '@psp/domain/joining/accounts/live-session';
import { currentPlace, type LiveEvent, readLiveEvents } from '@psp/domain/operating/live/read-events';
import type { Signal } from '@psp/domain/operating/live/signal';
import type { Db } from '@psp/domain/read-db';
import { addressedTo } from './addressed.ts';
import type { LiveStream } from './live-stream.ts';
import { onceEach } from './once-each.ts';

/** When more than a few are told at once, each is given so many milliseconds more to read anew. */
const SPREAD = { from: 20, perReader: 5, most: 15_000 };

/** Sessions that one statement looks up. */
const AT_ONCE = 1000;

/**
 * Looks the sessions of streams up again, ends the streams of those that ended or act for another organisation now, and returns the
 * others.
 */
async function refreshReaders(db: Db, streams: readonly LiveStream[], isLocal: boolean): Promise<LiveStream[]> {
  const live = new Map<string, LiveStream['reader']>();
  const sessions = [...new Set(streams.map(({ reader }) => reader.sessionId))];
  for (let from = 0; from < sessions.length; from += AT_ONCE)
    for (const reader of await readLiveReaders(db, sessions.slice(from, from + AT_ONCE), isLocal))
      live.set(reader.sessionId, reader);
  return streams.filter((stream) => {
    const reader = live.get(stream.reader.sessionId);
    const isSame = reader?.organisationId === stream.reader.organisationId;
    if (reader && isSame) stream.reader = reader;
    else stream.end();
    return isSame;
  });
}

/** Sends open streams what is new. Sessions are looked up before each sending, so that those which ended get nothing more. */
export class Delivery {
  readonly streams = new Set<LiveStream>();
  private readonly db: Db;
  private readonly isLocal: boolean;
  private readonly isDue = onceEach(SIGNAL_LEAST_MS);
  /** Where the next read begins; null while nobody is there. */
  private place: string | null = null;
  /** What was read behind it, by id: the transaction. */
  private known = new Map<string, bigint>();

  constructor(db: Db, isLocal: boolean) {
    this.db = db;
    this.isLocal = isLocal;
  }

  /** Where the next read begins, which is `now` if nothing was read before. */
  placeFrom(now: string): string {
    return (this.place ??= now);
  }

  /** Reads what is new and sends it to whom it concerns. */
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
    if (read.isWhole) await this.tell(read.events, read.place);
    else for (const stream of await this.refreshed([...streams])) stream.reset(read.place);
    const seen = [...this.known, ...read.events.map(({ id, xid }) => [id, BigInt(xid)] as const)];
    this.known = new Map(seen.filter(([, xid]) => xid >= BigInt(read.place)));
    this.place = read.place;
  }

  /** Sends that somebody writes to the others who may read it. */
  async sendSignal({ organisations, by, writing }: Signal): Promise<void> {
    if (!this.isDue(`${writing.conversation} ${by}`)) return;
    const others = [...this.streams].filter(
      ({ accountId, reader }) => accountId !== by && organisations.includes(reader.organisationId),
    );
    const readers = await this.refreshed(others);
    if (this.place !== null) for (const stream of readers) stream.writing(writing, this.place);
  }

  /** Sends every stream a sign of life. */
  async sendBeat(): Promise<void> {
    const readers = await this.refreshed([...this.streams]);
    if (this.place !== null) for (const stream of readers) stream.beat(this.place);
  }

  private refreshed(streams: readonly LiveStream[]): Promise<LiveStream[]> {
    return refreshReaders(this.db, streams, this.isLocal);
  }

  private async tell(events: readonly LiveEvent[], now: string): Promise<void> {
    const readers = await this.refreshed(
      [...this.streams].filter(({ reader }) => addressedTo(reader, events).length > 0),
    );
    const within = readers.length > SPREAD.from ? Math.min(SPREAD.most, readers.length * SPREAD.perReader) : 0;
    for (const stream of readers)
      for (const change of addressedTo(stream.reader, events)) stream.tell({ ...change, within }, now);
  }
}
