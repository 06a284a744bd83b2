import type { Flaggable } from '@psp/contracts/flags';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { addFlag } from '../../operating/flags/commands.ts';
import { flagStateOf } from '../../operating/flags/content.ts';
import type { FlaggedContent } from '../../operating/flags/notifications.ts';
import { listedFirm } from '../../presenting/partners/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { IS_SHOWN } from '../../shown-review.ts';

/* The review `v` by the organisation `a` about `f`, if the actor can read it: on the public page of a firm, or as one of the two sides. */
const readableBy = (
  { organisationId }: Actor,
  id: string,
): Sql => sql`review v join organisation a on a.id = v.author_id
  join organisation f on f.id = v.subject_id
  where v.id = ${id} and ${IS_SHOWN} and (v.author_id = ${organisationId} or v.subject_id = ${organisationId} or (${listedFirm}))`;

/** Reads a review as a member who may report it; null for one that the member does not read. */
export const readFlaggableReview = async (db: Db, actor: Actor, id: string): Promise<Flaggable | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Flaggable }>`select json_build_object('id', v.id, 'title', f.name, 'author', a.name, 'text', v.body,
      'rating', v.rating, 'page', case when ${listedFirm} then '/partener/' || f.id || '?sectiune=recenzii' end, 'state', ${flagStateOf('review_id', sql`v.id`, sql`v.author_id`, actor)}) as json
      from ${readableBy(actor, id)}`,
  );
  return row?.json ?? null;
};

interface Named {
  id: string;
  author: string;
  subject: string;
}

/** A review as the notifications about its reports name it. */
export const flaggedReview = ({ id, author, subject }: Named): FlaggedContent => ({
  ...{ id, object: `„${subject}”`, office: '/admin/reviews' },
  what: `recenzia scrisă de ${author} despre ${subject}`,
});

/**
 * Reports a shown review to the association. Throws `not_found` for one that the actor does not read, `flag.own`, `flag.twice`,
 * `rate.limited`.
 */
export const flagReview = async (
  write: Write<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  const { db, actor } = write;
  // Locked, so that a decision taken meanwhile answers this report too, or is seen here.
  const review = found(
    await oneRow(
      db,
      sql<Named & { authorId: string }>`select v.id, v.author_id as "authorId", a.name as author, f.name as subject
        from ${readableBy(actor, id)} for share of v`,
    ),
  );
  if (review.authorId === actor.organisationId) throw new DomainError('flag.own');
  await addFlag(write, 'review_id', { content: flaggedReview(review), reason });
};
