import type { EventContent } from '@psp/contracts/events';
import type { SeatMessage } from '@psp/contracts/seat-messages';
import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { type GivenText, richTextOf } from '../../operating/rich-text/text.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { expectBegunKept } from '../seats/begun-sittings.ts';
import { changePool, createPool, lockPool } from '../seats/pool.ts';
import { sendSeatMessage } from '../seats/messages.ts';
import { offerFreeSeats } from '../seats/registrations.ts';
import { changesOf } from './changes.ts';
import { type EventText, PortalEvent } from './event.entity.ts';
import { eventOf, giveFreeSeatsBack } from './end-offers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyOffered, notifyRegistered } from './notify-registered.ts';

type Given = Omit<EventContent, 'body'> & { body: GivenText };

const ENTITY = 'event';

const textOf = ({ seats: _, perOrganisation: __, closesAt: ___, body, ...rest }: Given): EventText => {
  const { html, words } = richTextOf(body);
  const [first, last] = [rest.sittings[0], rest.sittings.at(-1)];
  return {
    ...rest,
    body: html,
    bodyText: words,
    startsAt: new Date(first?.startsAt ?? 0),
    endsAt: new Date(last?.endsAt ?? 0),
  };
};

const poolOf = ({ seats, perOrganisation, closesAt, sittings }: Given) => ({
  ...{ seats, perOrganisation, closesAt: new Date(closesAt) },
  startsAt: new Date(sittings[0]?.startsAt ?? closesAt),
});

/** Prepares an event. Returns its id. */
export const createEvent = async (write: Write<Actor>, given: Given): Promise<string> => {
  const event = PortalEvent.plan(write.actor, await createPool(write, poolOf(given)), textOf(given));
  write.em.persist(event);
  record(write, { entity: ENTITY, id: event.id }, { action: 'create', from: null, to: 'draft' });
  await flush(write);
  return event.id;
};

/* An event, locked after its pool, in the order of all commands. */
const lockEvent = async (write: Write<Actor>, id: string) => {
  const { poolId } = found(await findRow(write, PortalEvent, { id }, { lock: false }));
  const pool = await lockPool(write, poolId);
  return { pool, event: await lock(write, PortalEvent, { id }) };
};

/**
 * Saves what an event says. Those registered for a published one are notified of what changed in its time, place and price, and added
 * seats are offered to those who wait. Throws `version.stale`, `event.past`, `seats.sitting_begun` and
 * `seats.below_taken`.
 */
export const saveEvent = async (write: Write<Actor>, { id, version, ...given }: Versioned & Given): Promise<void> => {
  const { actor, now } = write;
  const { pool, event } = await lockEvent(write, id);
  const text = textOf(given);
  if (event.status === 'published') {
    if (text.endsAt <= now) throw new DomainError('event.past');
    expectBegunKept(event.sittings, text.sittings, now);
  }
  const changes = changesOf(event, text);
  actOnLocked(write, { entity: ENTITY, row: event, version }, () => event.edit(actor, text, now));
  await changePool(write, pool, poolOf(given));
  await flush(write);
  if (event.status !== 'published') return;
  if (changes.length > 0) await notifyRegistered(write, event, (kind) => NOTIFICATIONS.changed(kind, event, changes));
  await notifyOffered(write, event, await offerFreeSeats(write, await lockPool(write, pool.id)));
};

/** Publishes an event. Throws `event.past`. */
export const publishEvent = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const { event } = await lockEvent(write, id);
  actOnLocked(write, { entity: ENTITY, row: event, version }, () => event.publish(actor, now));
};

/**
 * Cancels an event with a reason, which all who are registered or wait are told; free seats are given back. Throws `event.past`.
 */
export const cancelEvent = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, db, now } = write;
  const { pool, event } = await lockEvent(write, id);
  const wasPublished = event.status === 'published';
  actOnLocked(write, { entity: ENTITY, row: event, version }, () => event.cancel(actor, reason, now), { reason });
  await flush(write);
  await giveFreeSeatsBack(write, pool.id);
  await emit(write, 'seats.changed', { poolId: pool.id, organisationId: null });
  if (wasPublished) await notifyRegistered(write, event, (kind) => NOTIFICATIONS.cancelled(kind, event, reason));
  await db.run(sql`update seat_pool set closes_at = least(closes_at, ${now}::timestamptz) where id = ${pool.id}`);
};

/** Sends a message to the participants of an event. Throws `not_found`, and what `sendSeatMessage` throws. */
export const messageParticipants = async (
  write: Write<Actor>,
  { id, ...given }: SeatMessage & { id: string },
): Promise<void> => {
  const event = await eventOf(write, { id });
  const reach = await sendSeatMessage(write, event.poolId, given, (kind) => NOTIFICATIONS.message(kind, event, given));
  record(write, { entity: ENTITY, id }, { action: 'message' }, { details: { audience: given.audience, ...reach } });
  await flush(write);
};
