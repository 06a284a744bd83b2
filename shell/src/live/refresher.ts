import type { Kind } from '@psp/contracts/common';
import type { LiveTopic } from '@psp/contracts/live';
import type { QueryClient } from '@tanstack/react-query';
import { isConcerned } from './concerned.ts';

/** Milliseconds between two refreshes: a burst of changes is read once. */
const PAUSE_MS = 250;

/** Reads quietly again what pages show of what has changed. */
export interface Refresher {
  changed(topics: readonly LiveTopic[], within: number): void;
  /** Everything of the area and the notifications, when nobody knows what has changed. */
  everything(): void;
  stop(): void;
}

/** Creates the refresher of a page that is used for an organisation of `kind`. */
export function createRefresher(client: QueryClient, kind: Kind): Refresher {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let due = new Set<LiveTopic>();
  let isBusy = false;
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  /* One that is under way has begun before the change perhaps; it is waited for and followed by another. */
  const refresh = async (): Promise<void> => {
    const topics = [...due];
    due = new Set();
    isBusy = true;
    await client
      .invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey, kind, topics) })
      .catch(() => undefined);
    later(PAUSE_MS, () => {
      isBusy = false;
      if (due.size > 0) void refresh();
    });
  };
  const add = (topics: readonly LiveTopic[]): void => {
    for (const topic of topics) due.add(topic);
    if (!isBusy) void refresh();
  };
  return {
    changed: (topics, within) => (within > 0 ? later(Math.random() * within, () => add(topics)) : add(topics)),
    everything: () => {
      void client.invalidateQueries({ queryKey: [kind] });
      void client.invalidateQueries({ queryKey: ['identity', 'notifications'] });
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
