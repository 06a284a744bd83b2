import type { EditedActQuery, EditedActView, LegislationQuery } from '@psp/contracts/legislation';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, jsonText, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { categoryName, readableCategories } from '../categories.ts';
import { isFavouriteOf } from '../opinions/favourites.ts';
import { ACT } from '../opinions/subject.ts';
import { editionOn } from './editions.ts';
import { legalActActions } from './legal-act.entity.ts';
import { isReadableBy, type Reader } from '../passages/readable.ts';

const NAMED = sql`'id', a.id, 'number', a.number, 'title', a.title, 'category', a.category,
  'categoryName', ${categoryName(sql`a.category`)}, 'isSummary', a.is_summary,
  'source', a.source`;
const VERSIONS = sql`(select count(*)::int from legal_edition n where n.act_id = a.id)`;
const inText = (q: string): Sql => matches(sql`p.search_text`, sql`p.search_vector`, q);

const foundOf = (q: string): Sql =>
  q === ''
    ? sql`null`
    : sql`(select json_build_object('article', p.article, 'number', p.number, 'anchor', p.anchor, 'text', left(p.text, 400))
        from legal_paragraph p where p.version_id = a.current_id and ${inText(q)} order by p.position limit 1)`;

/** Lists the acts that the actor, or a visitor (null), may open, by number, as JSON text (`actList`). */
export const listActs = (
  db: Db,
  actor: Actor | null,
  { page, q, category, show }: LegislationQuery,
): Promise<string> => {
  const isFound = sql`(${matches(sql`a.search_text`, sql`a.search_vector`, q)} or exists
    (select from legal_paragraph p where p.version_id = a.current_id and ${inText(q)}))`;
  const where = allOf(
    isReadableBy(actor, 'a'),
    category ? sql`a.category = ${category}` : undefined,
    actor && show === 'favourites' ? isFavouriteOf(actor, ACT, sql`a.id`) : undefined,
    q === '' ? undefined : isFound,
  );
  const order = sql`a.number collate "ro-x-icu", a.id`;
  return pageText(
    db,
    page,
    sql`select json_build_object(${NAMED}, 'versions', ${VERSIONS}, 'from', e.in_force_from, 'verifiedOn',
        a.verified_on, 'found', ${foundOf(q)}) as item,
        row_number() over (order by ${order}) as position
      from legal_act a join legal_edition e on e.id = a.current_id where ${where} order by ${order} ${windowOf(page)}`,
    sql`select from legal_act a where ${where}`,
    sql`, 'categoryNames', ${readableCategories('legal_act', actor)}`,
  );
};

const EDITIONS = sql`coalesce((select json_agg(json_build_object('id', e.id, 'number', e.number, 'from', e.in_force_from,
    'until', (select l.in_force_from - 1 from legal_edition l where l.act_id = e.act_id and l.number = e.number + 1),
    'basis', e.basis, 'note', e.note, 'publishedAt', e.published_at) order by e.number)
  from legal_edition e where e.act_id = a.id), '[]')`;

const PARAGRAPH = sql`json_build_object('number', p.number, 'anchor', p.anchor, 'text', p.text, 'since', p.since,
  'before', case when p.since = s.number then b.text end)`;
/* The articles of the edition `s`, which are compared with those of the edition before, `o`. */
const ARTICLES = sql`coalesce((select json_agg(r.article order by r.first) from (
  select json_build_object('number', p.article, 'title', p.article_title, 'titleBefore', t.title, 'chapter', p.chapter,
      'anchor', p.article_anchor, 'paragraphs', json_agg(${PARAGRAPH} order by p.position)) as article, min(p.position) as first
    from legal_paragraph p left join legal_paragraph b on b.version_id = o.id and b.anchor = p.anchor and b.text <> p.text
      left join (select distinct on (article_anchor) article_anchor as anchor, article_title as title
        from legal_paragraph where version_id = o.id order by article_anchor, position) t
        on t.anchor = p.article_anchor and t.title <> p.article_title
    where p.version_id = s.id group by p.article, p.article_title, p.chapter, p.article_anchor, t.title) r), '[]')`;
const REMOVED = sql`coalesce((select json_agg(json_build_object('article', b.article, 'number', b.number, 'anchor', b.anchor,
    'text', b.text) order by b.position) from legal_paragraph b where b.version_id = o.id
  and not exists (select from legal_paragraph p where p.version_id = s.id and p.anchor = b.anchor)), '[]')`;

const VERIFIED = sql`'verifiedOn', a.verified_on`;
const OWNER = sql`(select concat_ws(', ', c.display_name, (select g.name
    from membership m join organisation g on g.id = m.organisation_id and g.kind = 'admin' where m.account_id = c.id limit 1))
  from account c where c.id = a.owner_id)`;

interface Shown {
  id: string;
  day: string;
  today: string;
  /** The person who answers for the act. */
  owner: Sql;
  where: Sql;
}

const readWhere = (db: Db, { id, day, today, owner, where }: Shown): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object(${NAMED}, 'sourceUrl', a.source_url, 'access', a.access, ${VERIFIED}, 'owner', ${owner}, 'today', ${today}::date,
        'versions', ${EDITIONS}, 'shown', s.number, 'articles', ${ARTICLES}, 'removed', ${REMOVED})::text as json
      from legal_act a join legal_edition s on s.id = ${editionOn(sql`a.id`, day)}
        left join legal_edition o on o.act_id = a.id and o.number = s.number - 1
      where a.id = ${id} and ${where}`,
  );

/**
 * Reads an act as on a day (yyyy-mm-dd), by default today, as JSON text (`actView`); the text `null` for one that may not be read.
 * Visitors (null) are not told the person who answers for it.
 */
export const readAct = (db: Db, reader: Reader, id: string, on: string | undefined, now: Date): Promise<string> => {
  const today = romanianDay(now);
  const owner = reader ? OWNER : sql`null::text`;
  return readWhere(db, { id, day: on ?? today, today, owner, where: isReadableBy(reader, 'a') });
};

/** Reads an act for the association, withdrawn or not, as on a day; the text `null` before its first edition. */
export const readAnyAct = (db: Db, id: string, on: string | undefined, now: Date): Promise<string> => {
  const today = romanianDay(now);
  return readWhere(db, { id, day: on ?? today, today, owner: OWNER, where: sql`true` });
};

const EDITED = sql`'id', a.id, 'version', a.version, 'number', a.number, 'title', a.title, 'status', a.status,
  'hasDraft', a.draft is not null, 'versions', ${VERSIONS}, 'updatedAt', a.updated_at,
  'from', (select e.in_force_from from legal_edition e where e.id = a.current_id)`;

/** Lists all acts, the newest first, as JSON text (`editedActList`). */
export const listEditedActs = (db: Db, { page, q, status }: EditedActQuery): Promise<string> => {
  const where = allOf(
    status === 'all' ? undefined : sql`a.status = ${status}`,
    q ? matches(sql`a.search_text`, sql`a.search_vector`, q) : undefined,
  );
  return pageText(
    db,
    page,
    sql`select json_build_object(${EDITED}) as item, row_number() over (order by a.id desc) as position
      from legal_act a where ${where} order by a.id desc ${windowOf(page)}`,
    sql`select from legal_act a where ${where}`,
  );
};

/** Reads an act with everything that its editors see; null for one that there is not. */
export const readEditedAct = async (db: Db, actor: Actor, id: string, now: Date): Promise<EditedActView | null> => {
  const content = sql`json_build_object('number', a.number, 'title', a.title, 'source', a.source, 'sourceUrl', a.source_url,
    'category', a.category, 'access', a.access, 'isSummary', a.is_summary)`;
  const row = await oneRow(
    db,
    sql<{
      json: Omit<EditedActView, 'actions'>;
    }>`select json_build_object(${EDITED}, 'content', ${content},
        'categoryName', ${categoryName(sql`a.category`)}, ${VERIFIED}, 'owner', ${OWNER}, 'draft', a.draft,
        'lastText', l.text, 'earliest', l.in_force_from + 1, 'reason', a.reason, 'editions', ${EDITIONS},
        'history', ${historyOf(sql`${id}::uuid`, actor)}) as json
      from legal_act a left join lateral (select text, in_force_from from legal_edition e where e.act_id = a.id
        order by e.number desc limit 1) l on true where a.id = ${id}`,
  );
  return row && { ...row.json, actions: legalActActions(row.json, actor, now) };
};
