import type { ModeratedSolutionQuery, ModeratedSolutionView } from '@psp/contracts/moderated-solutions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { flagsOf } from '../../operating/flags/queries.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, oneRow } from '../../sql.ts';
import { authoredItem } from './item.ts';
import { isOver } from './listed.ts';
import { firmOfEach, hasSearchWords } from './queries.ts';
import { canKeep, solutionActions } from './transitions.ts';

/* Only the firm sees its drafts, also of solutions that were withdrawn. */
const known = sql`s.status <> 'draft' and s.published_at is not null`;

/** Lists solutions that are or were in the marketplace, newest first, as a page of JSON text (`moderatedSolutionList`). */
export const listSolutionsForAdmin = (db: Db, query: ModeratedSolutionQuery): Promise<string> => {
  const { page, q, status, category } = query;
  const found = searched({
    q,
    from: sql`solution s join ${firmOfEach}`,
    id: sql`s.id`,
    where: allOf(
      known,
      status === 'all' ? undefined : sql`s.status = ${status}`,
      category && sql`s.domain_slug = ${category}`,
    ),
    order: sql`s.published_at desc, s.id`,
    ...hasSearchWords(query),
    ordered: orderedFor(page),
  });
  const item = sql`json_build_object('id', s.id, 'title', s.title, 'domain', s.domain_slug, 'status', s.status,
    'isOver', ${isOver}, 'partner', json_build_object('id', f.id, 'name', f.name), 'publishedAt', s.published_at)`;
  const joins = sql`solution s on s.id = p.id join organisation f on f.id = s.organisation_id`;
  return foundPageText(db, { page, found, item, joins });
};

const FLAGS = flagsOf({ table: 'content_flag', which: sql`f.solution_id = s.id` });

interface Stored extends Omit<ModeratedSolutionView, 'actions'> {
  organisationId: string;
}

/** Reads a solution that is or was in the marketplace, for its moderation; null if there is none. */
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
      'organisationId', f.id, 'item', ${authoredItem}, 'flags', ${FLAGS},
      'history', ${historyOf(sql`select s.id union all select f.id from content_flag f where f.solution_id = s.id`, actor)}) as json
    from solution s join organisation f on f.id = s.organisation_id where s.id = ${id} and ${known}`,
  );
  if (!row) return null;
  const { organisationId, ...solution } = row.json;
  const facts = { ...solution.item, ...solution, organisationId };
  const waits = solution.flags?.some(({ outcome }) => outcome === null) ?? false;
  const actions = [
    ...solutionActions(facts, actor, now),
    ...(waits && canKeep(facts, actor, now) ? (['keep'] as const) : []),
  ];
  return { ...solution, actions };
};
