import { defineEntity, p } from '@mikro-orm/core';
import type { EventAction, EventContent, EventStatus } from '@psp/contracts/events';
import type { EventKind } from '@psp/contracts/event-names';
import type { ForumReaders } from '@psp/contracts/forum';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { type Actor, type Doer, isAdmin } from '../../actor.ts';
import { createdAt, numberOf, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const eventSchema = defineEntity({
  name: 'PortalEvent',
  tableName: 'event',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    createdBy: p.uuid(),
    number: numberOf('next_event_number'),
    status: p.string().$type<EventStatus>().default('draft'),
    kind: p.string().$type<EventKind>(),
    title: p.text(),
    summary: p.text(),
    body: p.text(),
    bodyText: p.text(),
    organiser: p.text(),
    contact: p.text(),
    sittings: p.json<EventContent['sittings']>(),
    program: p.json<EventContent['program']>(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    isOnline: p.boolean(),
    place: p.text(),
    countyCode: p.string().$type<CountyCode>().nullable(),
    mapUrl: p.text().nullable(),
    onlineUrl: p.text().nullable(),
    price: p.decimal('number'),
    poolId: p.uuid(),
    readers: p.string().$type<ForumReaders>(),
    isPublic: p.boolean(),
    hasCertificate: p.boolean(),
    publishedAt: p.datetime().nullable(),
    cancelledAt: p.datetime().nullable(),
    cancelReason: p.text().nullable(),
  },
});

/** What an event says; its seats are kept by its pool. */
export type EventText = Omit<EventContent, 'seats' | 'perOrganisation' | 'closesAt' | 'body'> & {
  body: string;
  bodyText: string;
  startsAt: Date;
  endsAt: Date;
};

/** An event of the association: prepared, published, held or cancelled. */
export class PortalEvent extends eventSchema.class {
  static plan(actor: Actor, poolId: string, text: EventText): PortalEvent {
    const none = { publishedAt: null, cancelledAt: null, cancelReason: null };
    const own = { id: newId(), createdBy: actor.accountId, status: 'draft' as const, poolId };
    return Object.assign(new PortalEvent(), { ...own, ...none, ...text });
  }

  edit(doer: Doer, text: EventText, now: Date): Change<EventStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    Object.assign(this, text);
    return change;
  }

  publish(doer: Doer, now: Date): Change<EventStatus> {
    const change = machine.apply(this, 'publish', doer, now);
    this.publishedAt = now;
    return change;
  }

  cancel(doer: Doer, reason: string, now: Date): Change<EventStatus> {
    const change = machine.apply(this, 'cancel', doer, now);
    Object.assign(this, { cancelledAt: now, cancelReason: reason });
    return change;
  }
}
eventSchema.setClass(PortalEvent);

/** The columns that decide what may be done with an event. */
export type EventFacts = Pick<PortalEvent, 'status'> & { startsAt?: Date; endsAt?: Date };

const isPast = ({ endsAt }: EventFacts, now: Date): boolean => endsAt !== undefined && endsAt <= now;
const hasBegun = ({ startsAt }: EventFacts, now: Date): boolean => startsAt !== undefined && startsAt <= now;
const refuse = (isRefused: boolean) => (isRefused ? ('event.past' as const) : null);

const machine = stateMachine<EventFacts, EventStatus, EventAction>({
  edit: {
    from: ['draft', 'published'],
    by: isAdmin,
    unless: (event, now) => refuse(event.status !== 'draft' && isPast(event, now)),
  },
  publish: { from: ['draft'], to: 'published', by: isAdmin, unless: (event, now) => refuse(hasBegun(event, now)) },
  cancel: {
    from: ['draft', 'published'],
    to: 'cancelled',
    by: isAdmin,
    unless: (event, now) => refuse(isPast(event, now)),
  },
});

/** What the doer may do with the event now. */
export const eventActions = (event: EventFacts, doer: Doer, now: Date): EventAction[] =>
  machine.actionsFor(event, doer, now);
