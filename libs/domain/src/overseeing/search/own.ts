import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { OWN_KINDS, type OwnKind, SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { ownProjects, projectParties } from '../../collaborating/projects/queries.ts';
import { fitsConversation } from '../../communicating/messages/list.ts';
import { sidesOf } from '../../communicating/messages/own-conversation.ts';
import type { Db } from '../../read-db.ts';
import { readBy } from '../../sourcing/groups/queries.ts';
import { shownToAuthority } from '../../sourcing/offers/queries.ts';
import { visibleTo } from '../../sourcing/service-requests/shown-to.ts';
import { answered } from '../../sourcing/opportunities/list.ts';
import { isOpen } from '../../sourcing/service-requests/sealed.ts';
import { folded, jsonText, matches, says, type Sql } from '../../sql.ts';
import { fromAssociation } from './association.ts';
import { isSame, labelOf, numbered, titled } from './fits.ts';

/* Columns of each: id, title, subtitle, href, whether it is the very thing, and when it changed last. */

/* Of a group that is not sent yet, or without it, an authority has the page of its part. */
const requests = (actor: Actor, q: string): Sql => sql`
  select r.id, coalesce(nullif(r.title, ''), r.number) as title, r.number || ', ' || ${labelOf(sql`r.status`, REQUEST_STATUS)} as subtitle,
    case when ${readBy(actor)} then '/uat/service-requests/' else '/uat/service-requests/groups/' end || r.id as href, ${isSame(sql`r.title`, q)} as is_same, r.updated_at
  from service_request r where (r.organisation_id = ${actor.organisationId} or r.id = any (array(
      select g.request_id from group_part g where g.organisation_id = ${actor.organisationId})))
    and (${titled(sql`r.title`, q)} or ${numbered(q)})`;

const projects = (actor: Actor, q: string): Sql => sql`
  select p.id, p.title, r.number || ', ' || ${labelOf(sql`p.status`, PROJECT_STATUS)}, ${`/${actor.kind}/projects/`} || p.id,
    ${isSame(sql`p.title`, q)}, p.updated_at
  from project p ${projectParties} where ${ownProjects(actor)} and (${titled(sql`p.title`, q)} or ${numbered(q)})`;

/* Before the opening an authority knows of offers and answers only how many there are. */
const received = (actor: Actor, q: string): Sql => sql`
  select o.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=offers',
    ${isSame(sql`f.name`, q)}, o.updated_at
  from service_request r join offer o on o.request_id = r.id join organisation f on f.id = o.organisation_id
  where ${shownToAuthority(actor)} and (${titled(sql`f.name`, q)} or ${titled(sql`r.title`, q)} or ${numbered(q)})
  union all
  select n.id, f.name, r.number || ', ' || r.title, '/uat/service-requests/' || r.id || '?tab=answers',
    ${isSame(sql`f.name`, q)}, n.updated_at
  from service_request r join consultation_answer n on n.request_id = r.id join organisation f on f.id = n.organisation_id
  where r.organisation_id = ${actor.organisationId} and r.opened_at is not null and n.status = 'submitted'
    and (${titled(sql`f.name`, q)} or ${titled(sql`r.title`, q)} or ${numbered(q)})`;

const made = ({ organisationId }: Actor, q: string): Sql => sql`
  select o.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, o.updated_at
  from offer o join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id
  where o.organisation_id = ${organisationId} and o.status <> 'withdrawn' and (${titled(sql`r.title`, q)} or ${numbered(q)})
  union all
  select n.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, n.updated_at
  from consultation_answer n join service_request r on r.id = n.request_id join organisation u on u.id = r.organisation_id
  where n.organisation_id = ${organisationId} and n.status = 'submitted' and (${titled(sql`r.title`, q)} or ${numbered(q)})`;

const conversations = (actor: Actor, q: string): Sql => sql`
  select c.id, c.subject, concat_ws(', ', r.number, w.name), ${`/${actor.kind}/messages/`} || c.id,
    coalesce(search_fold(w.name) = ${folded(q)} or ${isSame(sql`c.subject`, q)}, false), ${sidesOf(actor).at}
  from conversation c join organisation w on w.id = ${sidesOf(actor).other} left join project p on p.id = c.project_id
    left join service_request r on r.id = coalesce(c.request_id, p.request_id)
  where ${sidesOf(actor).own} = ${actor.organisationId} and ${fitsConversation(actor, q)}`;

/* Open requests of others, by their texts, authority and county; what the firm has answered stands among its offers. */
const opportunities = (actor: Actor, q: string): Sql => sql`
  select r.id, r.title, r.number || ', ' || u.name, '/firma/opportunities/' || r.id, ${isSame(sql`r.title`, q)}, r.updated_at
  from service_request r join organisation u on u.id = r.organisation_id left join county n on n.code = r.county_code
  where ${isOpen} and ${visibleTo(actor)} and r.id not in ${answered(actor.organisationId)}
    and (${matches(sql`r.search_text`, sql`r.search_vector`, q)} or ${says(sql`search_fold(n.name)`, q)}
      or ${says(sql`u.name_text`, q)})`;

type Searches = Partial<Record<OwnKind, (actor: Actor, q: string) => Sql>>;
export type SearchSide = 'uat' | 'firma' | 'admin';

const SIDES: Record<SearchSide, Searches> = {
  uat: { request: requests, project: projects, offer: received, conversation: conversations },
  firma: { project: projects, offer: made, conversation: conversations, opportunity: opportunities },
  admin: fromAssociation,
};

/**
 * What of the actor's organisation's own requests, projects, offers and answers has this number, or these words in its title, and
 * which conversations have them in what its side reads; for a firm also the open requests, and for the association what it looks
 * after. As JSON text (`ownResults`): the very thing first, then what changed last. Nothing of what is sealed.
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
