import type { ServerResponse } from 'node:http';
import { LIVE, type LiveChange, type Writing } from '@psp/contracts/live';
import type { LiveReader } from '@psp/domain/joining/accounts/live-session';

/** Changes with the place that a stream is resumed from when it was cut behind them. */
interface Told {
  change: LiveChange;
  place: string;
}

/** Bytes that may wait for a reader who does not read; as much again waits in the system's own buffers. */
const MOST_WAITING = 256 * 1024;
/** Changes that may wait while what was missed is read. */
const MOST_HELD = 500;
/** Milliseconds after which browsers come back, spread so that they do not come all at once. */
const BACK_MS = { least: 1000, spread: 3000 };

const eventText = (event: string, place: string, data: string): string =>
  `event: ${event}\nid: ${place}\ndata: ${data}\n\n`;

/** One open stream: what its reader is told, in order. A reader who is too slow is cut, and resumes. */
export interface LiveStream {
  accountId: string;
  /** Whom it reads for, as last read from the database. */
  reader: LiveReader;
  /** Sends headers and what was missed, or with null that this is not known; then what came meanwhile. */
  begin(headers: Record<string, string>, place: string, missed: readonly LiveChange[] | null): void;
  tell(change: LiveChange, place: string): void;
  /** Tells that everything shown is to be read again. */
  reset(place: string): void;
  beat(place: string): void;
  /** Tells that somebody is writing, if the stream has begun. */
  writing(who: Writing, place: string): void;
  end(): void;
}

/** Creates the stream of one response; `onClose` is called once, whoever closes it. */
export function createLiveStream(
  raw: ServerResponse,
  { accountId, reader, onClose }: Pick<LiveStream, 'accountId' | 'reader'> & { onClose: () => void },
): LiveStream {
  let held: Told[] | null = [];
  /** Told as missed; a read that was under way meanwhile finds them too. */
  let missedIds: ReadonlySet<string> = new Set();
  raw.once('close', onClose);
  raw.on('error', () => raw.destroy());
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > MOST_WAITING) raw.destroy();
  };
  const send = ({ change, place }: Told): void => {
    const ids = change.ids.filter((id) => !missedIds.has(id));
    if (ids.length > 0) write(eventText(LIVE.changed, place, JSON.stringify({ ...change, ids })));
  };
  return {
    accountId,
    reader,
    begin: (headers, place, missed) => {
      const retry = BACK_MS.least + Math.floor(Math.random() * BACK_MS.spread);
      raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      write(`retry: ${retry}\n${eventText(missed ? LIVE.beat : LIVE.reset, place, '')}`);
      for (const change of missed ?? []) send({ change, place });
      missedIds = new Set(missed?.flatMap(({ ids }) => ids));
      const waiting = held ?? [];
      held = null;
      waiting.forEach(send);
    },
    tell: (change, place) => {
      if (!held) send({ change, place });
      else if (held.push({ change, place }) > MOST_HELD) raw.destroy();
    },
    reset: (place) => held ?? write(eventText(LIVE.reset, place, '')),
    writing: (who, place) => held ?? write(eventText(LIVE.writing, place, JSON.stringify(who))),
    beat: (place) => held ?? write(eventText(LIVE.beat, place, '')),
    end: () => (raw.headersSent ? raw.end() : raw.destroy()),
  };
}
