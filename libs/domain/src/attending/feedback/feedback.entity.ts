import { defineEntity, p } from '@mikro-orm/core';
import {
  FEEDBACK_DAYS,
  type FeedbackAnswer,
  type OwnFeedback,
  type WriteFeedback,
} from '@psp/contracts/event-feedback';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { isReadableBy } from '../events/readable.ts';

const feedbackSchema = defineEntity({
  name: 'EventFeedback',
  tableName: 'event_feedback',
  properties: {
    // The id is that of the registration.
    ...{ ...row, createdAt, updatedAt, eventId: p.uuid(), accountId: p.uuid() },
    ...{ overall: p.smallint(), content: p.smallint(), speakers: p.smallint(), organisation: p.smallint() },
    ...{ recommends: p.boolean(), liked: p.text(), improve: p.text() },
  },
});

/** Answer of somebody who attended an event. */
export class EventFeedback extends feedbackSchema.class {}
feedbackSchema.setClass(EventFeedback);

/** SQL for the moment at which the answers about the event `e` are closed. */
export const closesAt: Sql = sql`(e.ends_at + make_interval(days => ${sql.lit(FEEDBACK_DAYS)}))`;

/* The event with the registration of the actor, where they attended it for their present organisation. */
const eventOf = (actor: Actor, id: string): Sql => sql`event e left join seat_registration r on r.pool_id = e.pool_id
    and r.account_id = ${actor.accountId} and r.organisation_id = ${actor.organisationId} and r.status = 'attended'
  left join event_feedback f on f.id = r.id where e.id = ${id} and e.status = 'published' and ${isReadableBy(actor)}`;

const isOver = (now: Date): Sql => sql`e.ends_at <= ${now}::timestamptz`;
const isBeforeClose = (now: Date): Sql => sql`${closesAt} > ${now}::timestamptz`;

/** Reads what the actor may answer about an event, and their answer; null for an event that they may not read. */
export const readOwnFeedback = async (db: Db, actor: Actor, id: string, now: Date): Promise<OwnFeedback | null> => {
  const answer = sql`json_build_object('overall', f.overall, 'content', f.content, 'speakers', f.speakers,
    'organisation', f.organisation, 'recommends', f.recommends, 'liked', f.liked, 'improve', f.improve)`;
  const own = await oneRow(
    db,
    sql<{ json: OwnFeedback }>`select json_build_object('hasAttended', r.id is not null,
        'isOpen', ${isOver(now)} and ${isBeforeClose(now)}, 'closesAt', ${closesAt}, 'version', coalesce(f.version, 0),
        'answeredAt', f.updated_at, 'answer', case when f.id is not null then ${answer} end) as json
      from ${eventOf(actor, id)}`,
  );
  return own && own.json;
};

/* Id of the registration that answers. Throws as `writeEventFeedback`. */
const answeringRegistration = async ({ db, actor, now }: Write<Actor>, id: string): Promise<string> => {
  const event = await oneRow(
    db,
    sql<{ registration: string | null; isOver: boolean; isOpen: boolean }>`select r.id as registration,
        ${isOver(now)} as "isOver", ${isBeforeClose(now)} as "isOpen" from ${eventOf(actor, id)}`,
  );
  const { registration, ...is } = found(event);
  if (!is.isOver) throw new DomainError('event-feedback.not_over');
  if (!registration) throw new DomainError('event-feedback.not_attended');
  if (!is.isOpen) throw new DomainError('event-feedback.closed');
  return registration;
};

/**
 * Stores the actor's answer about an event that they attended, or changes it. Throws `not_found`, `event-feedback.not_over`,
 * `event-feedback.not_attended`, `event-feedback.closed`, and `version.stale`.
 */
export const writeEventFeedback = async (
  write: Write<Actor>,
  { id: eventId, version, ...answer }: WriteFeedback & { id: string },
): Promise<void> => {
  const { actor, em } = write;
  const id = await answeringRegistration(write, eventId);
  const stored = await findRow(write, EventFeedback, { id }, { lock: true });
  expectVersion({ id, version: stored?.version ?? 0 }, version);
  // Without the marks: the audit names the author.
  record(write, { entity: 'event-feedback', id }, { action: 'write', from: stored && 'written', to: 'written' });
  if (stored) Object.assign(stored, answer satisfies FeedbackAnswer);
  else em.persist(Object.assign(new EventFeedback(), { id, eventId, accountId: actor.accountId, ...answer }));
  await flush(write);
};
