import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { LIVE, type LiveChange, type LiveTopic } from '@psp/contracts/live';
import { readEvents, type StreamEvent } from '@psp/contracts/live-events';
import type { Visitor } from './visitor.ts';

const TOLD_WITHIN_MS = 15_000;
/** As `keepOpen` of the shell waits at least before it opens a cut stream anew. */
const BACK_MS = 1000;

/** The stream of events that an open page holds. */
export interface HeldStream {
  /** Resolves when a change of this topic has been told, to what is wrong when it is late. */
  told(topic: LiveTopic): Promise<string | undefined>;
  /** Resolves when the stream has ended for good. */
  ended: Promise<void>;
}

interface Holding {
  /** Is called each time the stream has been opened. */
  opened: () => void;
  over: AbortSignal;
}

/** Holds a person's stream until the signal, and resumes it where it was cut, as a page does. */
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
    told: async (topic) => {
      if (seen.has(topic)) return undefined;
      const late = `${topic} was not told within ${TOLD_WITHIN_MS / 1000} s`;
      return once(changes, topic, { signal: AbortSignal.timeout(TOLD_WITHIN_MS) }).then(
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
      // Cut, or nobody answers: what is not told in time shows whether it was resumed.
    }
    await delay(BACK_MS, undefined, { signal: over }).catch(() => undefined);
  }
}
