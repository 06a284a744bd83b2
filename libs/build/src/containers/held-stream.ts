import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE, type LiveChange, type LiveTopic } from '@psp/contracts/live';
import { readEvents, type StreamEvent } from '@psp/contracts/live-events';
import type { Visitor } from './visitor.ts';

const DELIVERY_LIMIT_MS = 15_000;
/** Minimum time that `keepOpen` of the shell waits before it reopens a broken stream. */
const RECONNECT_MS = 1000;

/** The event stream of an open page. */
export interface HeldStream {
  /** Resolves when a change of this topic has arrived, or to an error message when it is late. */
  received(topic: LiveTopic): Promise<string | undefined>;
  /** Resolves when the stream has ended after the signal. */
  ended: Promise<void>;
}

interface Holding {
  /** Called each time the stream is opened. */
  opened: () => void;
  over: AbortSignal;
}

/** Keeps a user's stream open until the signal, and resumes it after an interruption, as a page does. */
export function holdStream(person: Visitor, { opened, over }: Holding): HeldStream {
  const changes = new EventEmitter();
  const seen = new Set<LiveTopic>();
  const take = ({ event, data }: StreamEvent): void => {
    if (event !== LIVE.changed) return;
    const { topics }: LiveChange = JSON.parse(data);
    for (const topic of topics) {
      seen.add(topic);
      changes.emit(topic);
    }
  };
  return {
    received: async (topic) => {
      if (seen.has(topic)) return undefined;
      const late = `${topic} did not arrive within ${DELIVERY_LIMIT_MS / 1000} s`;
      return once(changes, topic, { signal: AbortSignal.timeout(DELIVERY_LIMIT_MS) }).then(
        () => undefined,
        () => late,
      );
    },
    ended: keepOpen(person, { take, opened, over }),
  };
}

interface Keeping extends Holding {
  take: (event: StreamEvent) => void;
}

async function keepOpen(person: Visitor, { take, opened, over }: Keeping): Promise<void> {
  let place: string | undefined;
  while (!over.aborted) {
    const path = place === undefined ? '/api/identity/events?since=0' : '/api/identity/events';
    const headers = { accept: 'text/event-stream', ...(place === undefined ? {} : { 'last-event-id': place }) };
    try {
      const { ok, body } = await person.get(path, { headers, signal: over });
      if (ok && body) {
        opened();
        await readEvents(body, (event) => {
          place = event.id;
          take(event);
        });
      }
    } catch {
      // The stream broke or could not be opened. Late changes show whether it was resumed.
    }
    await delay(RECONNECT_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
