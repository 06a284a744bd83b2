import { ANNOUNCED_TOPICS, LIVE_TOPICS } from '@psp/contracts/capabilities';
import { type LiveChange, NOTIFICATION_TOPIC } from '@psp/contracts/live';
import type { LiveReader } from '@psp/domain/joining/accounts/live-session';
import type { LiveEvent } from '@psp/domain/operating/live/read-events';

const isTo = (reader: LiveReader, { topic, organisation, kind }: LiveEvent['told'][number]): boolean => {
  if (organisation === null) return kind === reader.kind;
  return topic === NOTIFICATION_TOPIC
    ? reader.organisations.includes(organisation)
    : organisation === reader.organisationId;
};

const LISTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...LIVE_TOPICS, ...ANNOUNCED_TOPICS }).flatMap(([name, lists]) =>
    lists === 'all' ? [] : [[name, lists]],
  ),
);

const listsOf = (topics: Iterable<string>): LiveChange['lists'] =>
  Object.fromEntries(
    [...topics].flatMap((topic) => {
      const name = topic.split(':')[0] ?? '';
      const lists = LISTS.get(name);
      return lists ? [[name, lists]] : [];
    }),
  );

/** What of the events is told to one reader: one change for each tab of their organisation, one for all others. */
export function addressedTo(reader: LiveReader, events: readonly LiveEvent[]): LiveChange[] {
  const changes = new Map<string | null, { ids: string[]; topics: Set<string> }>();
  for (const { id, origin, by, told } of events) {
    const topics = told.filter((one) => isTo(reader, one)).map(({ topic }) => topic);
    if (topics.length === 0) continue;
    const from = by === reader.organisationId ? origin : null;
    const change = changes.get(from) ?? { ids: [], topics: new Set() };
    changes.set(from, change);
    change.ids.push(id);
    for (const topic of topics) change.topics.add(topic);
  }
  return [...changes].map(([origin, { ids, topics }]) => ({
    ...{ ids, topics: [...topics], lists: listsOf(topics), origin, within: 0 },
  }));
}
