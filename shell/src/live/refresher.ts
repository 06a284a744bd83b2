import type { Kind } from '@psp/contracts/common';
import { LIVE_EVERYWHERE, type LiveChange, NOTIFICATION_TOPIC } from '@psp/contracts/live';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds between two refreshes, so that a burst of changes causes one. */
const PAUSE_MS = 250;

type Changed = Pick<LiveChange, 'topics' | 'lists' | 'within'>;

/** Reads quietly again what pages show of what has changed. */
export interface Refresher {
  changed(change: Changed): void;
  /** Everything of the area and the notifications, when nobody knows what has changed. */
  everything(): void;
  stop(): void;
}

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const isId = (part: unknown): part is string => typeof part === 'string' && ID.test(part);

/**
 * True of the key of a query that may show something else after changes of these topics. Keys begin with the area and the
 * capability; one that holds ids is about those records, any other is a list. A topic without an id is about all records that its
 * lists show, and one whose lists are not known about every list.
 */
export function isConcerned(key: QueryKey, kind: Kind, { topics, lists = {} }: Omit<Changed, 'within'>): boolean {
  const [area, part] = key;
  if (area === 'identity') return part === 'notifications' && topics.includes(NOTIFICATION_TOPIC);
  const changed = topics.filter((topic) => topic !== NOTIFICATION_TOPIC).map((topic) => topic.split(':'));
  if (area !== kind || changed.length === 0) return false;
  const isListed = (name: string): boolean => lists[name]?.includes(String(part)) ?? true;
  const ids = key.filter(isId);
  if (ids.length > 0) return changed.some(([name = '', id]) => (id === undefined ? isListed(name) : ids.includes(id)));
  if (LIVE_EVERYWHERE.includes(String(part))) return true;
  return changed.some(([name = '']) => isListed(name));
}

/** Creates the refresher of a page used for an organisation of `kind`. */
export function createRefresher(client: QueryClient, kind: Kind): Refresher {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let due: Changed[] = [];
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
    const changes = due;
    due = [];
    isBusy = true;
    await client
      .invalidateQueries({ predicate: ({ queryKey }) => changes.some((change) => isConcerned(queryKey, kind, change)) })
      .catch(() => undefined);
    schedule(PAUSE_MS, () => {
      isBusy = false;
      if (due.length > 0) void refresh();
    });
  };
  const add = (change: Changed): void => {
    due.push(change);
    if (!isBusy) void refresh();
  };
  return {
    changed: (change) => (change.within > 0 ? schedule(Math.random() * change.within, () => add(change)) : add(change)),
    everything: () => {
      void client.invalidateQueries({ queryKey: [kind] });
      void client.invalidateQueries({ queryKey: ['identity', 'notifications'] });
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
