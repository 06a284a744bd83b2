import type { Kind } from '@psp/contracts/common';
import { LIVE_EVERYWHERE, LIVE_LISTS, type LiveTopic, NOTIFICATION_TOPIC } from '@psp/contracts/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds between two refreshes, so that a burst of changes causes one. */
const PAUSE_MS = 250;

/** Refetches queries after changes elsewhere. */
export interface Refresher {
  /** Refetches the queries concerned by `topics`, after a random delay of up to `within` milliseconds. */
  changed(topics: readonly LiveTopic[], within: number): void;
  /** Refetches the area and the notifications; used when missed changes are unknown. */
  everything(): void;
  stop(): void;
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const isId = (part: unknown): part is string => typeof part === 'string' && ID.test(part);

/**
 * True when changes of these topics may affect the query with this key. Keys begin with the area and the capability; a key with
 * ids belongs to those records, any other to a list. A topic without an id concerns all records of its lists.
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

/** Creates the refresher of a page used for an organisation of `kind`. */
export function createRefresher(client: QueryClient, kind: Kind): Refresher {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let pending = new Set<LiveTopic>();
  let isBusy = false;
  const schedule = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  /* A refresh in progress may have started before the change; it is awaited and followed by another. */
  const refresh = async (): Promise<void> => {
    const topics = [...pending];
    pending = new Set();
    isBusy = true;
    await client
      .invalidateQueries({ predicate: ({ queryKey }) => isConcerned(queryKey, kind, topics) })
      .catch(() => undefined);
    schedule(PAUSE_MS, () => {
      isBusy = false;
      if (pending.size > 0) void refresh();
    });
  };
  const add = (topics: readonly LiveTopic[]): void => {
    for (const topic of topics) pending.add(topic);
    if (!isBusy) void refresh();
  };
  return {
    changed: (topics, within) => (within > 0 ? schedule(Math.random() * within, () => add(topics)) : add(topics)),
    everything: () => {
      void client.invalidateQueries({ queryKey: [kind] });
      void client.invalidateQueries({ queryKey: ['identity', 'notifications'] });
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
