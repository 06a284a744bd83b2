import type { WriteTrainingReview } from '@psp/contracts/enrolment';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { isReadableBy } from '../training/readable.ts';

/** SQL for the registrations `r` of courses `t` that the actor completed: enough of the sittings, once the course is over. */
export const completedBy = ({ accountId, organisationId }: Actor, now: Date): Sql => sql`seat_registration r
  join training t on t.pool_id = r.pool_id where r.account_id = ${accountId} and r.organisation_id = ${organisationId}
    and r.status = 'attended' and t.status = 'published' and t.ends_at <= ${now} and 100 * (select count(*) from attendance d
      where d.registration_id = r.id and d.is_present) >= t.completion_share * jsonb_array_length(t.sittings)`;

/* The runs of the same course. */
const isRunOf = (id: string): Sql => sql`series_id = (select series_id from training where id = ${id})`;

/**
 * Stores the actor's review of a course that they completed, and the rating that the catalogue shows. Throws `enrolment.not_completed`,
 * and for a second review `enrolment.reviewed`.
 */
export const reviewTraining = async (
  write: Write<Actor>,
  { id, rating, body }: WriteTrainingReview & { id: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const own = await oneRow(db, sql<{ id: string }>`select r.id from ${completedBy(actor, now)} and t.id = ${id}`);
  const { id: registration } = found(own, 'enrolment.not_completed');
  // One review after the other, so that each counts the one before.
  await db.run(sql`select from training where ${isRunOf(id)} order by id for update`);
  const review = newId();
  await db.run(sql`insert into training_review (id, registration_id, training_id, account_id, created_at, rating, body)
    values (${review}, ${registration}, ${id}, ${actor.accountId}, ${now}, ${rating}, ${body})`);
  await db.run(sql`update training set (rating, review_count) = (select round(avg(v.rating), 2), count(*)
    from training_review v where v.training_id in (select id from training where ${isRunOf(id)})) where ${isRunOf(id)}`);
  const change = { action: 'write', from: null, to: String(rating) };
  record(write, { entity: 'training-review', id: review }, change);
  await flush(write);
};

/** Reads the latest reviews of all runs of a course, as JSON text (`trainingReviews`). Throws `not_found`. */
export const readTrainingReviews = async (db: Db, actor: Actor, id: string): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce((select json_agg(json_build_object('id', v.id,
        'rating', v.rating, 'body', v.body, 'organisation', v.name, 'isYou', v.account_id = ${actor.accountId},
        'createdAt', v.created_at) order by v.created_at desc, v.id)
        from (select v.*, o.name from training_review v join seat_registration r on r.id = v.registration_id
          join organisation o on o.id = r.organisation_id where v.training_id in (select id from training where ${isRunOf(id)})
          order by v.created_at desc limit 100) v), '[]'))::text as json
      from training t where t.id = ${id} and ${isReadableBy(actor)}`,
  );
  return found(row).json;
};
