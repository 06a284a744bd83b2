import type { StatusLabel } from '@psp/contracts/common';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { OWN_KINDS, type OwnKind, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { ownProjects, projectParties } from '../../collaborating/projects/queries.ts';
import { fitsConversation } from '../../communicating/messages/list.ts';
import { sidesOf } from '../../communicating/messages/own-conversation.ts';
import type { Db } from '../../read-db.ts';
import { readBy } from '../../sourcing/groups/queries.ts';
import { shownToAuthority } from '../../sourcing/offers/queries.ts';
import { contains, folded, jsonText, matches, type Sql } from '../../sql.ts';

/* The label of a state, as the lists call it. */
const labelOf = (status: Sql, labels: Record<string, StatusLabel>): Sql =>
  sql`(${JSON.stringify(Object.fromEntries(Object.entries(labels).map(([key, { label }]) => [key, label])))}::jsonb ->> ${status})`;

const titled = (title: Sql, q: string): Sql => matches(sql`search_fold(${title})`, sql`search_vector(${title})`, q);
/** A number is found by any part of three characters or more, and by its last two digits: "88" finds SP-2026-000088. */
const numbered = (q: string): Sql =>
  /^\d{2}$/.test(q) ? sql`right(r.number, 2) = ${q}` : contains(sql`lower(r.number)`, q);
/** True of the number that somebody means who leaves out the year and the zeros before it. */
const isSerial = (q: string): Sql =>
  /^\d+$/.test(q) ? sql`ltrim(split_part(r.number, '-', 3), '0') = ltrim(${q}, '0')` : sql`false`;

/* Columns of each: id, title, subtitle, href, whether it is the very thing, and when it changed last. */
const isSame = (title: Sql, q: string): Sql =>
  sql`(search_fold(${title}) = ${folded(q)} or lower(r.number) = lower(${q}) or ${isSerial(q)})`;

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

const none = (): Sql => sql`select null::uuid, '', '', '', false, now() where false`;

const SIDES: Record<'uat' | 'firma', Record<OwnKind, (actor: Actor, q: string) => Sql>> = {
  uat: { request: requests, project: projects, offer: received, conversation: conversations },
  firma: { request: none, project: projects, offer: made, conversation: conversations },
};

/**
 * What of the actor's organisation's own requests, projects, offers and answers has this number, or these words in its title, and
 * which conversations have them in what its side reads, as JSON text (`ownResults`): the very thing first, then what changed last. Nothing of what is sealed.
 */
export const searchOwn = (db: Db, actor: Actor, side: 'uat' | 'firma', q: string): Promise<string> => {
  const found = OWN_KINDS.map(
    (kind, rank) => sql`select ${sql.lit(rank)} as rank, ${sql.lit(kind)} as kind, (
      select coalesce(json_agg(json_build_object('id', i.id, 'title', i.title, 'subtitle', i.subtitle, 'href', i.href)
        order by i.is_same desc, i.updated_at desc, i.id), '[]')
      from (select * from (${SIDES[side][kind](actor, q)}) w (id, title, subtitle, href, is_same, updated_at)
        order by is_same desc, updated_at desc, id limit ${sql.lit(SEARCH_GROUP_SIZE)}) i) as items`,
  );
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object('groups', coalesce(json_agg(
      json_build_object('kind', g.kind, 'items', g.items) order by g.rank), '[]'))::text as json
    from (${sql.join(found, sql` union all `)}) g where json_array_length(g.items) > 0`,
  );
};
