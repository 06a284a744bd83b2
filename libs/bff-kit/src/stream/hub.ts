import type { MikroORM } from '@mikro-orm/postgresql';
import { BEAT_MS } from '@psp/contracts/live';
import { DomainError } from '@psp/domain/errors';
import { listenTo } from '@psp/domain/operating/listen';
import { currentPlace, placeBefore, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { parseSignal } from '@psp/domain/operating/live/signal';
import { createReadDb } from '@psp/domain/read-db';
import { addressedTo, Delivery } from './delivery.ts';
import type { LiveStream } from './live-stream.ts';

/** Maximum number of streams of an account in one process; a new stream replaces the oldest. */
const STREAMS_PER_ACCOUNT = 12;

interface HubOptions {
  orm: MikroORM;
  /** See `SessionSource`. */
  isLocal: boolean;
  report: (error: unknown) => void;
}

/** Where a stream begins: after a place, or as many seconds ago as the data of its page is old. */
export interface Start {
  after: string | undefined;
  since: number | undefined;
}

/** Sends changes to the open streams of one process. */
export interface Hub {
  /** Opens a stream. Throws `service.busy` while the database does not answer, and driver errors. */
  open(stream: LiveStream, start: Start, headers: () => Record<string, string>): Promise<void>;
  /** Removes a closed stream. */
  forget(stream: LiveStream): void;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
}

/** Time limit for the listening connection to be established. */
const CONNECT_TIMEOUT_MS = 5000;

interface Listener {
  /** Resolves once the connection listens; the first call connects. Rejects with `service.busy` while the database is unavailable. */
  isListening(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Creates a listener that calls `changed` with the payload of each notice, and without payload after a reconnection, because notices
 * may have been missed.
 */
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
      const timer = setTimeout(() => late.reject(new DomainError('service.busy')), CONNECT_TIMEOUT_MS);
      return Promise.race([up.promise, late.promise]).finally(() => clearTimeout(timer));
    },
    stop: async () => {
      isStopped = true;
      await stop?.();
    },
  };
}

interface Runs {
  /** Starts a run, or another one after the current run. */
  run(): void;
  /** Waits for the current run, but not for later ones. */
  present(): Promise<void>;
  /** Waits for the current run and prevents later ones. */
  stop(): Promise<void>;
}

/* Runs `work` on demand, never twice at once. A failure is reported; the next run tries again. */
function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void): Runs {
  let running: Promise<void> | null = null;
  let present: Promise<void> = Promise.resolve();
  let isDue = false;
  let isStopped = false;
  const next = async (): Promise<void> => {
    isDue = false;
    present = work().catch(report);
    await present;
    if (isDue && !isStopped) return next();
    running = null;
  };
  return {
    run: () => {
      isDue = true;
      if (!isStopped) running ??= next();
    },
    present: () => present,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/**
 * Creates the hub of one process. One connection listens; each notice causes one read of new events. The readers' sessions are checked
 * before events are sent, so that ended ones get nothing more.
 */
export function createHub({ orm, isLocal, report }: HubOptions): Hub {
  const db = createReadDb(orm);
  const delivery = new Delivery(db, isLocal);
  const { streams } = delivery;
  const reads = oneAtATime(() => delivery.sendNew(), report);
  const listener = createListener(orm, (payload = '') => {
    const signal = parseSignal(payload);
    if (signal) void delivery.sendSignal(signal).catch(report);
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
      for (const one of own.slice(0, Math.max(0, own.length - STREAMS_PER_ACCOUNT))) one.end();
      await listener.isListening();
      // A read that began before the stream was added does not contain the events of its reader.
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
