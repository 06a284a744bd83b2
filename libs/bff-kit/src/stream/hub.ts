import type { MikroORM } from '@mikro-orm/postgresql';
import { BEAT_MS, SIGNAL_LEAST_MS } from '@psp/contracts/live';
import { currentPlace, type LiveEvent, placeBefore, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { type Signal, signalIn } from '@psp/domain/operating/live/signal';
import { createReadDb } from '@psp/domain/read-db';
import { addressedTo } from './addressed.ts';
import { createListener } from './listener.ts';
import type { LiveStream } from './live-stream.ts';
import { onceEach } from './once-each.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { refreshReaders } from './refresh-readers.ts';

/** Streams of one account in one process; the oldest gives way to a new one. */
const MOST_OF_ACCOUNT = 12;
/** When more than a few are told at once, each is given so many milliseconds more to read anew. */
const SPREAD = { from: 20, perReader: 5, most: 15_000 };

interface HubOptions {
  orm: MikroORM;
  /** As `SessionSource` has it. */
  isLocal: boolean;
  report: (error: unknown) => void;
}

/** Where a stream begins: the place it was cut at, or the age in seconds of what its page shows. */
export interface Start {
  after: string | undefined;
  since: number | undefined;
}

/** What tells the open streams of one process what changes. */
export interface Hub {
  /** Opens a stream. Throws `service.busy` while the database does not answer, and driver errors. */
  open(stream: LiveStream, start: Start, headers: () => Record<string, string>): Promise<void>;
  /** Forgets a stream that is closed. */
  forget(stream: LiveStream): void;
  /** Ends all streams and listens no more. */
  close(): Promise<void>;
}

/**
 * Creates the hub of one process. One connection listens; each notice is followed by one read of what is new, and whoever is told of
 * it is looked up first, so that those who have left get nothing more.
 */
export function createHub({ orm, isLocal, report }: HubOptions): Hub {
  const db = createReadDb(orm);
  const streams = new Set<LiveStream>();
  /** Where the next read begins; null while nobody is there. */
  let place: string | null = null;
  /** What was read behind it, by id: the transaction. */
  let known = new Map<string, bigint>();

  const tell = async (events: readonly LiveEvent[], now: string): Promise<void> => {
    const concerned = [...streams].filter(({ reader }) => addressedTo(reader, events).length > 0);
    const readers = await refreshReaders(db, concerned, isLocal);
    const within = readers.length > SPREAD.from ? Math.min(SPREAD.most, readers.length * SPREAD.perReader) : 0;
    for (const stream of readers)
      for (const change of addressedTo(stream.reader, events)) stream.tell({ ...change, within }, now);
  };

  const readNew = async (): Promise<void> => {
    if (streams.size === 0) {
      place = null;
      return;
    }
    const after = place ?? (await currentPlace(db));
    const readers = [...streams].map(({ reader }) => reader);
    const read = await readLiveEvents(db, {
      after,
      except: [...known.keys()],
      organisations: [...new Set(readers.flatMap(({ organisations }) => organisations))],
      kinds: [...new Set(readers.map(({ kind }) => kind))],
    });
    if (read.isWhole) await tell(read.events, read.place);
    else for (const stream of await refreshReaders(db, [...streams], isLocal)) stream.reset(read.place);
    const seen = [...known, ...read.events.map(({ id, xid }) => [id, BigInt(xid)] as const)];
    known = new Map(seen.filter(([, xid]) => xid >= BigInt(read.place)));
    place = read.place;
  };

  const reads = oneAtATime(readNew, report);
  const isDue = onceEach(SIGNAL_LEAST_MS);
  const pass = async ({ organisations, by, writing }: Signal): Promise<void> => {
    if (!isDue(`${writing.conversation} ${by}`)) return;
    const others = [...streams].filter(
      ({ accountId, reader }) => accountId !== by && organisations.includes(reader.organisationId),
    );
    const readers = await refreshReaders(db, others, isLocal);
    if (place !== null) for (const stream of readers) stream.writing(writing, place);
  };
  const listener = createListener(orm, (payload = '') => {
    const given = signalIn(payload);
    if (given) void pass(given).catch(report);
    else reads.run();
  });
  const beat = async (): Promise<void> => {
    reads.run();
    const readers = await refreshReaders(db, [...streams], isLocal);
    if (place !== null) for (const stream of readers) stream.beat(place);
  };
  const beating = setInterval(() => void beat().catch(report), BEAT_MS);
  beating.unref();

  return {
    open: async (stream, { after, since }, headers) => {
      streams.add(stream);
      const own = [...streams].filter(({ accountId }) => accountId === stream.accountId);
      for (const one of own.slice(0, Math.max(0, own.length - MOST_OF_ACCOUNT))) one.end();
      await listener.isListening();
      // A read that was under way before the stream was there leaves out what only its reader is told.
      await reads.present();
      const now = await currentPlace(db);
      place ??= now;
      const from = after ?? (since === undefined ? place : await placeBefore(db, since));
      const { organisations, kind } = stream.reader;
      const missed = await readLiveEvents(db, { after: from, organisations, kinds: [kind] });
      stream.begin(headers(), missed.place, missed.isWhole ? addressedTo(stream.reader, missed.events) : null);
    },
    forget: (stream) => void streams.delete(stream),
    close: async () => {
      clearInterval(beating);
      for (const stream of streams) stream.end();
      await Promise.all([reads.stop(), listener.stop()]);
    },
  };
}
