import type { SendReport, WriteLibraryReview } from '@psp/contracts/library-opinions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { isFavouriteOf, keepFavourite } from '../opinions/favourites.ts';
import { ownReports, sendReport } from '../opinions/reports.ts';
import { DOCUMENT } from '../opinions/subject.ts';
import { isReadableBy } from '../passages/readable.ts';
import { tellOfAnswer } from './tell.ts';

const REVIEWS_MAX = 100;

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

/** Adds a document to the actor's favourites, or removes it; does nothing if it is so already. Throws `not_found`. */
export const setFavourite = async (
  write: Write<Actor>,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): Promise<void> => {
  await readable(write, id);
  await keepFavourite(write, DOCUMENT, { id, isFavourite });
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
  await sendReport(write, DOCUMENT, { id, ...(await readable(write, id)) }, text);
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
    sql<{ json: string }>`select json_build_object('isFavourite', ${isFavouriteOf(actor, DOCUMENT, sql`d.id`)},
      'canReview', exists (select from library_use where ${own}) and not exists (select from library_review where ${own}),
      'reviews', (select coalesce(json_agg(json_build_object('id', v.id, 'rating', v.rating, 'body', v.body, 'organisation', v.name,
          'isYou', v.account_id = ${actor.accountId}, 'createdAt', v.created_at) order by v.created_at desc, v.id), '[]')
        from (select v.*, o.name from library_review v join organisation o on o.id = v.organisation_id where v.document_id = d.id
          order by v.created_at desc limit ${sql.lit(REVIEWS_MAX)}) v),
      'reports', ${ownReports(actor, DOCUMENT, sql`d.id`)})::text as json
      from library_document d where d.id = ${id} and ${isReadableBy(actor)}`,
  );
  return found(row).json;
};
