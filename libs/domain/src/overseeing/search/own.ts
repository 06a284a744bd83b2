import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { OWN_KINDS, type OwnKind, SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { ownProjects, projectParties } from '../../collaborating/projects/queries.ts';
import { fitsConversation } from '../../communicating/messages/list.ts';
import { sidesOf } from '../../communicating/messages/own-conversation.ts';
import type { Db } from '../../read-db.ts';
import { isReadableBy } from '../../sourcing/groups/queries.ts';
import { shownToAuthority } from '../../sourcing/offers/queries.ts';
import { isVisibleTo } from '../../sourcing/service-requests/shown-to.ts';
import { answered } from '../../sourcing/opportunities/list.ts';
import { isOpen } from '../../sourcing/service-requests/sealed.ts';
import { folded, jsonText, matches, containsWords, type Sql } from '../../sql.ts';
import { fromAssociation } from './association.ts';
import { isSame, labelOf, hasNumber, hasTitleWords } from './fits.ts';

/* Each query has the columns id, title, subtitle, href, is_same (equals the search text) and updated_at. */

/* A participant of a group request that it may not read gets the page of its part. */
const requests = (actor: Actor, q: string): Sql => sql`
  select r.id, coalesce(nullif(r.title, ''), r.number) as title, r.number || ', ' || ${labelOf(sql`r.status`, REQUEST_STATUS)} as subtitle,
    case when ${isReadableBy(actor)} then '/uat/service-requests/' else '/uat/service-requests/groups/' end || r.id as href, ${isSame(sql`r.title`, q)} as is_same, r.updated_at
  from service_request r where (r.organisation_id = ${actor.organisationId} or r.id = any (array(
      select g.request_id from group_part g where g.organisation_id = ${actor.organisationId})))
    and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`;

const projects = (actor: Actor, q: string): Sql => sql`
  select p.id, p.title, r.number || ', ' || ${labelOf(sql`p.status`, PROJECT_STATUS)}, ${`/${actor.kind}/projects/`} || p.id,
    ${isSame(sql`p.title`, q)}, p.updated_at
  from project p ${projectParties} where ${ownProjects(actor)} and (${hasTitleWords(sql`p.title`, q)} or ${hasNumber(q)})`;

/* Only opened offers and answers: before that an authority may know only their number. */
const received = (actor: Actor, q: string): Sql => sql`
  select o.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=offers',
    ${isSame(sql`f.name`, q)}, o.updated_at
  from service_request r join offer o on o.request_id = r.id join organisation f on f.id = o.organisation_id
  where ${shownToAuthority(actor)} and (${hasTitleWords(sql`f.name`, q)} or ${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})
  union all
  select n.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=answers',
    ${isSame(sql`f.name`, q)}, n.updated_at
  from service_request r join consultation_answer n on n.request_id = r.id join organisation f on f.id = n.organisation_id
  where r.organisation_id = ${actor.organisationId} and r.opened_at is not null and n.status = 'submitted'
    and (${hasTitleWords(sql`f.name`, q)} or ${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`;

const made = ({ organisationId }: Actor, q: string): Sql => sql`
  select o.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, o.updated_at
  from offer o join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
  where o.organisation_id = ${organisationId} and o.status <> 'withdrawn' and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})
  union all
  select n.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, n.updated_at
  from consultation_answer n join service_request r on r.id = n.request_id join organisation u on u.id = r.organisation_id
  where n.organisation_id = ${organisationId} and n.status = 'submitted' and (${hasTitleWords(sql`r.title`, q)} or ${hasNumber(q)})`;

const conversations = (actor: Actor, q: string): Sql => sql`
  select c.id, c.subject, concat_ws(', ', r.number, w.name), ${`/${actor.kind}/messages/`} || c.id,
    coalesce(search_fold(w.name) = ${folded(q)} or ${isSame(sql`c.subject`, q)}, false), ${sidesOf(actor).at}
  from conversation c join organisation w on w.id = ${sidesOf(actor).other} left join project p on p.id = c.project_id
    left join service_request r on r.id = coalesce(c.request_id, p.request_id)
  where ${sidesOf(actor).own} = ${actor.organisationId} and ${fitsConversation(actor, q)}`;

/* Open requests by text, authority and county, without those that the firm has answered, which `made` finds. */
const opportunities = (actor: Actor, q: string): Sql => sql`
  select r.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
  from service_request r join organisation u on u.id = r.organisation_id left join county n on n.code = r.county_code
  where ${isOpen} and ${isVisibleTo(actor)} and r.id not in ${answered(actor.organisationId)}
    and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${containsWords(sql`search_fold(n.name)`, q)}
      or ${containsWords(sql`u.name_text`, q)})`;

type Searches = Partial<Record<OwnKind, (actor: Actor, q: string) => Sql>>;
export type SearchSide = 'uat' | 'firma' | 'admin';

const SIDES: Record<SearchSide, Searches> = {
  uat: { request: requests, project: projects, offer: received, conversation: conversations },
  firma: { project: projects, offer: made, conversation: conversations, opportunity: opportunities },
  admin: fromAssociation,
};

/**
 * Searches the organisation's requests, projects, offers and answers by number or title, and its conversations by text; for a firm
 * also open requests, and for the association the kinds of `fromAssociation`. Returns JSON text (`ownResults`): exact matches
 * first, then the last changed. Finds nothing that is sealed.
 */
export const searchOwn = (db: Db, actor: Actor, side: SearchSide, q: string): Promise<string> => {
  const found = OWN_KINDS.flatMap((kind, rank) => {
    const rows = SIDES[side][kind];
    return rows
      ? [
          sql`select ${sql.lit(rank)} as rank, ${sql.lit(kind)} as kind, least(max(i.total), ${sql.lit(SEARCH_COUNTED)}) as total,
      json_agg(json_build_object('id', i.id, 'title', i.title, 'subtitle', i.subtitle, 'href', i.href)
        order by i.is_same desc, i.updated_at desc, i.id) as items
      from (select *, count(*) over () as total from (${rows(actor, q)}) w (id, title, subtitle, href, is_same, updated_at)
        order by is_same desc, updated_at desc, id limit ${sql.lit(SEARCH_GROUP_SIZE)}) i having count(*) > 0`,
        ]
      : [];
  });
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('groups', coalesce(json_agg(
      json_build_object('kind', g.kind, 'total', g.total, 'items', g.items) order by g.rank), '[]'))::text as json
    from (${sql.join(found, sql` union all `)}) g`,
  );
};
