import type { Kind } from '@psp/contracts/common';
import { LIVE_EVERYWHERE, LIVE_LISTS, type LiveTopic, NOTIFICATION_TOPIC } from '@psp/contracts/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds between two refreshes: a burst of changes is read once. */
const PAUSE_MS = 250;

/** Reads quietly again what pages show of what has changed. */
export interface Refresher {
  changed(topics: readonly LiveTopic[], within: number): void;
  /** Everything of the area and the notifications, when nobody knows what has changed. */
  everything(): void;
  stop(): void;
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const isId = (part: unknown): part is string => typeof part === 'string' && ID.test(part);

/**
 * True of the key of a query that may show something else after changes of these topics. Keys begin with the area and the
 * capability; one that holds ids is about those records, any other is a list. A topic without an id is about all records that its
 * lists show.
 */
export function isConcerned(key: QueryKey, kind: Kind, topics: readonly LiveTopic[]): boolean {
  const [area, part] = key;
  if (area === 'identity') return part === 'notifications' && topics.includes(NOTIFICATION_TOPIC);
  const changed = topics.filter((topic) => topic !== NOTIFICATION_TOPIC).map((topic) => topic.split(':'));
  if (area !== kind || changed.length === 0) return false;
  const ids = key.filter(isId);
  if (ids.length > 0)
    return changed.some(([name = '', id]) =>
      id === undefined ? LIVE_LISTS[name]?.includes(String(part)) : ids.includes(id),
    );
  if (LIVE_EVERYWHERE.includes(String(part))) return true;
  return changed.some(([name = '']) => LIVE_LISTS[name]?.includes(String(part)) ?? true);
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
