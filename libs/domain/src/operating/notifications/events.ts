import { counted } from '@psp/contracts/counted';
import type { NotificationKind } from '@psp/contracts/notification-names';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Event } from './catalogue.ts';

/** All events of all capabilities, by name. */
export const EVENTS: ReadonlyMap<string, Event> = new Map(
  CAPABILITIES.flatMap(({ notifications = {} }) =>
    Object.values(notifications).map(({ event }) => [event.name, event]),
  ),
);

/** Names of the events of a kind. */
export const eventsOfKind = (kind: NotificationKind): string[] =>
  [...EVENTS.values()].filter((event) => event.kind === kind).map(({ name }) => name);

interface Grouped {
  event: string | null;
  title: string;
  about: string | null;
  count: number;
}

/** Title of a group of notifications of one event and subject: "3 oferte noi la SP-2026-000095"; a single one keeps its own title. */
export const titleOf = ({ event, title, about, count }: Grouped): string => {
  if (count === 1) return title;
  const many = EVENTS.get(event ?? '')?.many;
  if (!many) return `${title} (${count})`;
  return `${counted(count, title, many)}${about ? ` la ${about}` : ''}`;
};
