import type { ServerResponse } from 'node:http';
import { LIVE, type LiveChange, type Writing } from '@psp/contracts/live';
import type { LiveReader } from '@psp/domain/joining/accounts/live-session';

/** A change with the place from which the stream is resumed if it is cut after it. */
interface PlacedChange {
  change: LiveChange;
  place: string;
}

/** Maximum number of bytes buffered for a slow reader; the system's buffers hold as much again. */
const BUFFER_MAX = 256 * 1024;
/** Maximum number of changes held back while missed events are read. */
const HELD_MAX = 500;
/** Milliseconds after which browsers reconnect, spread so that they do not all reconnect at once. */
const RECONNECT_MS = { least: 1000, spread: 3000 };

const eventText = (event: string, place: string, data: string): string =>
  `event: ${event}\nid: ${place}\ndata: ${data}\n\n`;

/** An open event stream. A reader who is too slow is disconnected and resumes. */
export interface LiveStream {
  accountId: string;
  /** The reader, as last read from the database. */
  reader: LiveReader;
  /** Sends the headers and the missed changes (null: unknown, everything must be reloaded), then the changes held back meanwhile. */
  begin(headers: Record<string, string>, place: string, missed: readonly LiveChange[] | null): void;
  /** Sends a change, or holds it back until `begin`. */
  change(change: LiveChange, place: string): void;
  /** Tells the page to reload everything it shows. */
  reset(place: string): void;
  /** Sends a heartbeat. */
  beat(place: string): void;
  /** Signals that somebody is typing, if the stream has begun. */
  writing(who: Writing, place: string): void;
  end(): void;
}

/** Creates the stream of a response; `onClose` is called once, whichever side closes it. */
export function createLiveStream(
  raw: ServerResponse,
  { accountId, reader, onClose }: Pick<LiveStream, 'accountId' | 'reader'> & { onClose: () => void },
): LiveStream {
  let held: PlacedChange[] | null = [];
  /** Ids sent as missed; a concurrent read may find them again. */
  let missedIds: ReadonlySet<string> = new Set();
  raw.once('close', onClose);
  raw.on('error', () => raw.destroy());
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > BUFFER_MAX) raw.destroy();
  };
  const send = ({ change, place }: PlacedChange): void => {
    const ids = change.ids.filter((id) => !missedIds.has(id));
    if (ids.length > 0) write(eventText(LIVE.changed, place, JSON.stringify({ ...change, ids })));
  };
  return {
    accountId,
    reader,
    begin: (headers, place, missed) => {
      const retry = RECONNECT_MS.least + Math.floor(Math.random() * RECONNECT_MS.spread);
      raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      write(`retry: ${retry}\n${eventText(missed ? LIVE.beat : LIVE.reset, place, '')}`);
      for (const change of missed ?? []) send({ change, place });
      missedIds = new Set(missed?.flatMap(({ ids }) => ids));
      const waiting = held ?? [];
      held = null;
      waiting.forEach(send);
    },
    change: (change, place) => {
      if (!held) send({ change, place });
      else if (held.push({ change, place }) > HELD_MAX) raw.destroy();
    },
    reset: (place) => held ?? write(eventText(LIVE.reset, place, '')),
    writing: (who, place) => held ?? write(eventText(LIVE.writing, place, JSON.stringify(who))),
    beat: (place) => held ?? write(eventText(LIVE.beat, place, '')),
    end: () => (raw.headersSent ? raw.end() : raw.destroy()),
  };
}
