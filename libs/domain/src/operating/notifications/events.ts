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
