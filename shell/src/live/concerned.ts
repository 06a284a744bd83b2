import type { Kind } from '@psp/contracts/common';
import { LIVE_EVERYWHERE, LIVE_LISTS, type LiveTopic, NOTIFICATION_TOPIC } from '@psp/contracts/live';
import type { QueryKey } from '@tanstack/react-query';

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
