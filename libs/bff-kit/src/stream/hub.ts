import type { MikroORM } from '@mikro-orm/postgresql';
import { BEAT_MS } from '@psp/contracts/live';
import { DomainError } from '@psp/domain/errors';
import { listenTo } from '@psp/domain/operating/listen';
import { currentPlace, placeBefore, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { parseSignal } from '@psp/domain/operating/live/signal';
import { createReadDb } from '@psp/domain/read-db';
import { addressedTo } from './addressed.ts';
import { Delivery } from './delivery.ts';
import type { LiveStream } from './live-stream.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Streams of one account in one process; the oldest gives way to a new one. */
const MOST_OF_ACCOUNT = 12;
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

/** Time in which the connection that listens must be there. */
const PATIENCE_MS = 5000;

interface Listener {
  /** Connects the first time. Rejects with `service.busy` while the database does not answer. */
  isListening(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates what calls `changed` after each notice, with what that says, and when its connection was made anew, since notices may be missed meanwhile. */
function createListener(orm: MikroORM, changed: (payload?: string) => void): Listener {
  let up = Promise.withResolvers<void>();
  let isUp = false;
  let isStopped = false;
  let stop: (() => Promise<void>) | undefined;
  const connect = (): (() => Promise<void>) => {
    const url = orm.config.get('clientUrl');
    if (!url) throw new Error('The address of the database is not known');
    return listenTo('live', url, {
      changed,
      listening: () => {
        isUp = true;
        up.resolve();
        changed();
      },
      lost: () => {
        if (isUp) up = Promise.withResolvers();
        isUp = false;
      },
    });
  };
  return {
    isListening: () => {
      if (isStopped) throw new DomainError('service.busy');
      stop ??= connect();
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new DomainError('service.busy')), PATIENCE_MS);
      return Promise.race([up.promise, late.promise]).finally(() => clearTimeout(timer));
    },
    stop: async () => {
      isStopped = true;
      await stop?.();
    },
  };
}

/**
 * Creates the hub of one process. One connection listens; each notice is followed by one read of what is new, and whoever is told of
 * it is looked up first, so that those who have left get nothing more.
 */
export function createHub({ orm, isLocal, report }: HubOptions): Hub {
  const db = createReadDb(orm);
  const delivery = new Delivery(db, isLocal);
  const { streams } = delivery;
  const reads = oneAtATime(() => delivery.sendNew(), report);
  const listener = createListener(orm, (payload = '') => {
    const given = parseSignal(payload);
    if (given) void delivery.sendSignal(given).catch(report);
    else reads.run();
  });
  const beat = (): void => {
    reads.run();
    void delivery.sendBeat().catch(report);
  };
  const beating = setInterval(beat, BEAT_MS);
  beating.unref();

  return {
    open: async (stream, { after, since }, headers) => {
      streams.add(stream);
      const own = [...streams].filter(({ accountId }) => accountId === stream.accountId);
      for (const one of own.slice(0, Math.max(0, own.length - MOST_OF_ACCOUNT))) one.end();
      await listener.isListening();
      // A read that was under way before the stream was there leaves out what only its reader is told.
      await reads.present();
      const place = delivery.placeFrom(await currentPlace(db));
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
