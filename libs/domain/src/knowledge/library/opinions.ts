import type { SendReport, WriteLibraryReview } from '@psp/contracts/library-opinions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { isReadableBy } from './readable.ts';
import { tellOfAnswer } from './tell.ts';

const REVIEWS_MAX = 100;
const REPORTS_MAX = 20;

interface Readable {
  title: string;
  edition: number;
}

/* Throws `not_found` for a document that the actor may not read. */
const readable = async ({ db, actor }: Write<Actor>, id: string): Promise<Readable> =>
  found(
    await oneRow(
      db,
      sql<Readable>`select d.title, d.edition from library_document d where d.id = ${id} and ${isReadableBy(actor)}`,
    ),
  );

/** SQL condition: the document `d` is a favourite of the actor, whichever organisation they added it for. */
export const isFavouriteOf = ({ accountId }: Actor): Sql => sql`exists (select from library_favourite v
  where v.document_id = d.id and v.account_id = ${accountId})`;

/** Adds a document to the actor's favourites, or removes it; does nothing if it is so already. Throws `not_found`. */
export const setFavourite = async (
  write: Write<Actor>,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): Promise<void> => {
  const { db, actor, now } = write;
  await readable(write, id);
  const changed = isFavourite
    ? await db.run(sql`insert into library_favourite (document_id, account_id, organisation_id, created_at)
        values (${id}, ${actor.accountId}, ${actor.organisationId}, ${now}) on conflict do nothing returning document_id`)
    : await db.run(sql`delete from library_favourite where document_id = ${id} and account_id = ${actor.accountId}
        returning document_id`);
  if (changed.length === 0) return;
  // Without the document's id: its history is not that of its readers.
  record(
    write,
    { entity: 'library-favourite', id: null },
    { action: 'set' },
    { details: { document: id, isFavourite } },
  );
  await flush(write);
};

/**
 * Stores the actor's review of a document that they opened, and the rating of the document. Throws `not_found`, `library.not_opened`,
 * and for a second review `library.reviewed`.
 */
export const reviewDocument = async (
  write: Write<Actor>,
  { id, rating, body }: WriteLibraryReview & { id: string },
): Promise<void> => {
  const { db, actor, now } = write;
  await readable(write, id);
  const opened = sql`select from library_use where document_id = ${id} and account_id = ${actor.accountId} limit 1`;
  found(await oneRow(db, opened), 'library.not_opened');
  // One review after the other, so that each counts the one before.
  await db.run(sql`select from library_document where id = ${id} for update`);
  const review = newId();
  await db.run(sql`insert into library_review (id, document_id, account_id, organisation_id, created_at, rating, body)
    values (${review}, ${id}, ${actor.accountId}, ${actor.organisationId}, ${now}, ${rating}, ${body})`);
  await db.run(sql`update library_document set (rating, review_count) = (select round(avg(rating), 2), count(*)
    from library_review where document_id = ${id}) where id = ${id}`);
  record(write, { entity: 'library-review', id: review }, { action: 'write', from: null, to: String(rating) });
  await flush(write);
};

/** Reports an error in a document to the association. Throws `not_found`, and `rate.limited` where the actor reported too many. */
export const reportError = async (write: Write<Actor>, { id, text }: SendReport & { id: string }): Promise<void> => {
  const { db, actor, now } = write;
  const { title, edition } = await readable(write, id);
  await countAttempt(write, 'library-report:account', actor.accountId);
  const report = newId();
  await db.run(sql`insert into library_report (id, created_at, updated_at, document_id, edition, account_id, organisation_id, text)
    values (${report}, ${now}, ${now}, ${id}, ${edition}, ${actor.accountId}, ${actor.organisationId}, ${text})`);
  record(write, { entity: 'library-report', id: report }, { action: 'send', from: null, to: 'open' });
  notifyAdmins(write, NOTIFICATIONS.reported({ id, title }, actor.organisationName));
  await flush(write);
};

/** Answers a reported error, which the reader who reported it is told. Throws `not_found`, `version.stale` and `library.answered`. */
export const answerReport = async (
  write: Write<Actor>,
  { id, version, answer }: { id: string; version: number; answer: string },
): Promise<string> => {
  const { db, actor, now } = write;
  const report = found(
    await oneRow(
      db,
      sql<{
        version: number;
        answer: string | null;
      }>`select version, answer from library_report where id = ${id} for update`,
    ),
  );
  if (report.answer !== null) throw new DomainError('library.answered');
  if (report.version !== version) throw new DomainError('version.stale');
  await db.run(sql`update library_report set answer = ${answer}, answered_at = ${now}, answered_by = ${actor.accountId},
    updated_at = ${now}, version = version + 1 where id = ${id}`);
  record(write, { entity: 'library-report', id }, { action: 'answer', from: 'open', to: 'answered' });
  await tellOfAnswer(write, id, answer);
  await flush(write);
  return id;
};

/** Reads what readers think of a document, as JSON text (`libraryOpinions`). Throws `not_found`. */
export const readOpinions = async (db: Db, actor: Actor, id: string): Promise<string> => {
  const own = sql`document_id = d.id and account_id = ${actor.accountId}`;
  const row = await oneRow(
    db,
    sql<{ json: string }>`select json_build_object('isFavourite', ${isFavouriteOf(actor)},
      'canReview', exists (select from library_use where ${own}) and not exists (select from library_review where ${own}),
      'reviews', (select coalesce(json_agg(json_build_object('id', v.id, 'rating', v.rating, 'body', v.body, 'organisation', v.name,
          'isYou', v.account_id = ${actor.accountId}, 'createdAt', v.created_at) order by v.created_at desc, v.id), '[]')
        from (select v.*, o.name from library_review v join organisation o on o.id = v.organisation_id where v.document_id = d.id
          order by v.created_at desc limit ${sql.lit(REVIEWS_MAX)}) v),
      'reports', (select coalesce(json_agg(json_build_object('id', r.id, 'text', r.text, 'createdAt', r.created_at, 'answer', r.answer,
          'answeredAt', r.answered_at) order by r.id desc), '[]')
        from (select * from library_report where ${own} order by id desc limit ${sql.lit(REPORTS_MAX)}) r))::text as json
      from library_document d where d.id = ${id} and ${isReadableBy(actor)}`,
  );
  return found(row).json;
};
