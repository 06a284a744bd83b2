import type { ModeratedSolutionQuery, ModeratedSolutionView } from '@psp/contracts/moderated-solutions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, contains, oneRow, pageText, windowOf, wordsOf } from '../../sql.ts';
import { authoredItem } from './item.ts';
import { isOver } from './listed.ts';
import { solutionActions } from './transitions.ts';

/* Drafts are their firm's alone, also those of what was withdrawn. */
const known = sql`s.status <> 'draft' and s.published_at is not null`;

const fits = (q: string) =>
  sql`(${contains(sql`s.title_text`, q)} or s.words @@ ${wordsOf(q)} or ${contains(sql`f.name_text`, q)})`;

/** Solutions that are or were in the marketplace, the newest first, as a page of JSON text (`moderatedSolutionList`). */
export const listSolutionsForAdmin = (
  db: Db,
  { page, q, status, category }: ModeratedSolutionQuery,
): Promise<string> => {
  const where = allOf(
    known,
    status === 'all' ? undefined : sql`s.status = ${status}`,
    category && sql`s.domain_slug = ${category}`,
    q ? fits(q) : undefined,
  );
  const found = sql`from solution s join organisation f on f.id = s.organisation_id where ${where}`;
  const order = sql`s.published_at desc, s.id`;
  const items = sql`select json_build_object('id', s.id, 'title', s.title, 'domain', s.domain_slug, 'status', s.status,
      'isOver', ${isOver}, 'partner', json_build_object('id', f.id, 'name', f.name), 'publishedAt', s.published_at) as item,
      row_number() over (order by ${order}) as position ${found} order by ${order} ${windowOf(page)}`;
  return pageText(db, page, items, sql`select ${found}`);
};

interface Stored extends Omit<ModeratedSolutionView, 'actions'> {
  organisationId: string;
}

/** One solution that is or was in the marketplace, as ADMIN decides on it, or null. */
export const readSolutionForAdmin = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ModeratedSolutionView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object('id', s.id, 'version', s.version, 'status', s.status,
      'isOver', ${isOver}, 'reason', s.withdrawn_reason, 'publishedAt', s.published_at, 'updatedAt', s.updated_at,
      'organisationId', f.id, 'item', ${authoredItem}, 'history', ${historyOf(sql`s.id`, actor)}) as json
    from solution s join organisation f on f.id = s.organisation_id where s.id = ${id} and ${known}`,
  );
  if (!row) return null;
  const { organisationId, ...solution } = row.json;
  return { ...solution, actions: solutionActions({ ...solution.item, ...solution, organisationId }, actor, now) };
};
