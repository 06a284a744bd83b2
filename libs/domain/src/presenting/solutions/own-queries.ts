import type { OwnSolutionQuery, OwnSolutionView } from '@psp/contracts/own-solutions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, matchesByIndex, oneRow, pageText, windowOf } from '../../sql.ts';
import { cpvOf } from '../../operating/taxonomies/cpv/queries.ts';
import { isOver, partnerOfItem } from './listed.ts';
import { figuresOf } from './figures.ts';
import { picturesOfItem } from './item.ts';
import { solutionActions } from './transitions.ts';

const content = sql`json_build_object('title', s.title, 'description', s.description, 'domain', s.domain_slug,
  'priceMin', s.price_min, 'priceMax', s.price_max, 'currency', s.currency, 'unit', s.unit, 'features', s.features,
  'validUntil', s.valid_until, 'cpv', s.cpv_code, 'counties', s.county_codes)`;

/** Lists the solutions of the actor's firm, last changed first, as a page of JSON text (`ownSolutionList`). */
export const listOwnSolutions = (db: Db, actor: Actor, { page, q, status }: OwnSolutionQuery): Promise<string> => {
  const where = allOf(
    sql`s.organisation_id = ${actor.organisationId}`,
    status === 'all' ? undefined : sql`s.status = ${status}`,
    q
      ? sql`(${sql.join(matchesByIndex(sql`s.title_text`, sql`s.words`, q), sql` or `)} or starts_with(s.cpv_code, ${q}))`
      : undefined,
  );
  const items = sql`select json_build_object('id', s.id, 'title', s.title, 'domain', s.domain_slug, 'status', s.status,
      'isOver', ${isOver}, 'priceMin', s.price_min, 'priceMax', s.price_max, 'currency', s.currency, 'unit', s.unit,
      'validUntil', s.valid_until, 'figures', ${figuresOf}, 'updatedAt', s.updated_at) as item,
      row_number() over (order by s.updated_at desc, s.id) as position
    from (select * from solution s where ${where} order by s.updated_at desc, s.id ${windowOf(page)}) s`;
  return pageText(db, page, items, sql`select from solution s where ${where}`);
};

/** Reads a solution of the actor's firm for editing, or null. */
export const readOwnSolution = async (db: Db, actor: Actor, id: string, now: Date): Promise<OwnSolutionView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<OwnSolutionView, 'actions'> }>`select json_build_object('id', s.id, 'version', s.version,
      'status', s.status, 'isOver', ${isOver}, 'reason', s.withdrawn_reason, 'partner', ${partnerOfItem}, 'content', ${content},
      'cpv', ${cpvOf(sql`s.cpv_code`)}, 'firmCounties', f.served_counties, 'pictures', ${picturesOfItem}, 'figures', ${figuresOf},
      'publishedAt', s.published_at, 'createdAt', s.created_at, 'updatedAt', s.updated_at,
      'history', ${historyOf(sql`s.id`, actor)}) as json
    from solution s join organisation f on f.id = s.organisation_id where s.id = ${id} and s.organisation_id = ${actor.organisationId}`,
  );
  if (!row) return null;
  const { status, content: text } = row.json;
  const facts = { ...text, status, organisationId: actor.organisationId };
  return { ...row.json, actions: solutionActions(facts, actor, now) };
};
