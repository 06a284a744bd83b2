import type { KnowledgeHub } from '@psp/contracts/knowledge';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { listed } from '../../attending/training/queries.ts';
import { readsCourses } from '../../attending/training/readable.ts';
import { found } from '../../load.ts';
import { isPublic, itemFields, joined } from '../../publishing/articles/fields.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { isReadableBy, isReadableSource } from './readable.ts';
import { readableKinds } from './search.ts';

const SHOWN = sql.lit(3);
/** Open requests that recommend, the newest first, and sources compared for each. */
const REQUESTS = sql.lit(5);
const COMPARED = sql.lit(200);
/** Days for which an opened topic or document counts. */
const OPENED_DAYS = sql.lit(60);

/* The newest sources of the category `of.category`; those with a word of `of.words` in their title come first. */
const sourcesFor = (actor: Actor): Sql => sql`lateral (
  select s.* from (select s.* from passage_source s where s.kind <> 'question' and s.category = of.category and ${isReadableSource(actor)}
      order by s.id desc limit ${COMPARED}) s
  order by coalesce(s.title_vector @@ of.words, false) desc, s.id desc limit ${SHOWN}) s`;

/* A query for any word of a title. */
const anyWordOf = (title: Sql): Sql => sql`replace(passage_query(${title})::text, '&', '|')::tsquery`;

const forRequests = (actor: Actor): Sql => sql`
  select s.kind, s.id, s.title, s.category, 'request' as reason, of.number as detail, 0 as people,
    1 as rank, coalesce(s.title_vector @@ of.words, false) as is_near
  from (select r.number, knowledge_category(r.category) as category, ${anyWordOf(sql`r.title`)} as words from service_request r
      where r.organisation_id = ${actor.organisationId} and r.status in ('draft', 'sent', 'in_progress') and r.category is not null
      order by r.updated_at desc limit ${REQUESTS}) of, ${sourcesFor(actor)}`;

/* Solved topics that colleagues have read lately, and the reader has not. */
const openedByColleagues = (actor: Actor, now: Date): Sql => sql`
  select s.kind, s.id, s.title, s.category, 'colleagues', '', d.people, 2, true
  from (select d.topic_id, count(*)::int as people from forum_reader d
      where d.organisation_id = ${actor.organisationId} and d.account_id <> ${actor.accountId}
        and d.read_until > ${now}::timestamptz - make_interval(days => ${OPENED_DAYS})
        and not exists (select from forum_reader own where own.topic_id = d.topic_id and own.account_id = ${actor.accountId}
          and own.organisation_id = d.organisation_id and own.read_until is not null)
      group by d.topic_id) d
    join passage_source s on s.kind = 'topic' and s.id = d.topic_id and ${isReadableSource(actor)}`;

/* Documents that colleagues have opened lately, and the reader has not. */
const usedByColleagues = (actor: Actor, now: Date): Sql => sql`
  select s.kind, s.id, s.title, s.category, 'colleagues', '', d.people, 2, true
  from (select u.document_id, count(distinct u.account_id)::int as people from library_use u
      where u.organisation_id = ${actor.organisationId} and u.account_id <> ${actor.accountId}
        and u.day > ${romanianDay(now)}::date - ${OPENED_DAYS}::int
        and not exists (select from library_use own where own.document_id = u.document_id and own.account_id = ${actor.accountId})
      group by u.document_id) d
    join passage_source s on s.kind = 'library' and s.id = d.document_id and ${isReadableSource(actor)}`;

/* Domains in which the institution has asked for services before. */
const forDomains = (actor: Actor): Sql => sql`
  select s.kind, s.id, s.title, s.category, 'domain', of.name, 0, 3, false
  from (select k.name, knowledge_category(k.slug) as category, null::tsquery as words from domain k
      where k.slug in (select r.category from service_request r where r.organisation_id = ${actor.organisationId})) of, ${sourcesFor(actor)}`;

const recommended = (actor: Actor, now: Date): Sql => sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'category', category,
    'reason', reason, 'detail', detail, 'people', people) order by rank, is_near desc, id desc), '[]')
  from (select * from (select distinct on (kind, id) * from (
        ${forRequests(actor)} union all ${openedByColleagues(actor, now)} union all
        ${usedByColleagues(actor, now)} union all ${forDomains(actor)}) r
      order by kind, id, rank, is_near desc) once
    order by rank, is_near desc, id desc limit ${SHOWN}) shown)`;

const articles = sql`(select coalesce(json_agg(json_build_object(${itemFields}) order by a.published_at desc, a.id), '[]')
  from (select * from article a where ${isPublic} order by a.published_at desc, a.id limit ${SHOWN}) a ${joined})`;

const favourites = (actor: Actor): Sql => sql`(select json_build_object('total', count(*)::int, 'items', coalesce(
    json_agg(json_build_object('kind', kind, 'id', id, 'title', title) order by place) filter (where place <= ${SHOWN}), '[]'))
  from (select s.kind, s.id, s.title, row_number() over (order by f.created_at desc, s.id) as place
    from library_favourite f join passage_source s on s.id = coalesce(f.document_id, f.act_id, f.article_id)
      and s.kind = case when f.act_id is not null then 'legislation' when f.article_id is not null then 'article' else 'library' end
    where f.account_id = ${actor.accountId} and ${isReadableSource(actor)}) own)`;

const templates = (actor: Actor): Sql =>
  sql`(select count(*)::int from library_document d where d.type = 'template' and ${isReadableBy(actor)})`;

const comingCourse = (actor: Actor, now: Date): Sql =>
  readsCourses(actor) ? sql`t.status = 'published' and t.starts_at > ${now}` : sql`false`;

/** What the hub shows beside its search. */
export const readKnowledgeHub = async (db: Db, actor: Actor, now: Date): Promise<KnowledgeHub> => {
  const coming = comingCourse(actor, now);
  const row = await oneRow(
    db,
    sql<{
      json: KnowledgeHub;
    }>`select json_build_object('kinds', ${readableKinds(actor)}, 'recommended', ${recommended(actor, now)},
      'articles', ${articles}, 'favourites', ${favourites(actor)}, 'templates', ${templates(actor)},
       'trainings', (select count(*)::int from training t where ${coming}),
      'training', (select json_build_object(${listed(actor)}) from training t join seat_pool p on p.id = t.pool_id
        where ${coming} and p.taken < p.seats and p.closes_at > ${now} order by t.starts_at, t.id limit 1)) as json`,
  );
  return found(row).json;
};
