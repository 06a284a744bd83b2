import type { AskedPart, GroupPart, PartStatus, RequestGroup } from '@psp/contracts/group-parts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import { partActions } from './group-part.entity.ts';

/**
 * SQL condition: the authority may read the request `r`, its own or a sent group request in which it takes part. The parts are read
 * into an array so that PostgreSQL combines the indexes of both conditions.
 */
export const isReadableBy = ({ organisationId }: Pick<Actor, 'organisationId'>): Sql =>
  sql`(r.organisation_id = ${organisationId} or r.status <> 'draft' and r.id = any (array(
    select g.request_id from group_part g where g.organisation_id = ${organisationId} and g.status = 'confirmed')))`;

const authority = sql`json_build_object('id', u.id, 'name', u.name, 'county', c.name)`;
const asked = sql`'need', g.need, 'quantity', g.quantity, 'budget', g.budget, 'place', g.place`;
const ofAuthorities = sql`group_part g join organisation u on u.id = g.organisation_id left join county c on c.code = u.county_code`;
const inOrder = sql`order by u.name collate "ro-x-icu", g.id`;

/** The authority that leads the request `r`, as JSON. */
export const leaderOf = sql`(select ${authority} from organisation u left join county c on c.code = u.county_code
  where u.id = r.organisation_id)`;

type StoredPart = Omit<GroupPart, 'actions'>;
/** A group as read from the database, without the actor's actions. */
export type StoredGroup = Omit<RequestGroup, 'parts'> & { parts: StoredPart[] };

/** The group of the request `r` as the actor's authority sees it, as JSON (`StoredGroup`); null for a request of another kind. */
export const groupOf = ({ organisationId }: Actor): RawBuilder<string> => {
  const isLeader = sql`r.organisation_id = ${organisationId}`;
  return sql<string>`case when r.kind = 'group' then json_build_object('leader', ${leaderOf}, 'isLeader', ${isLeader},
    'parts', (select coalesce(json_agg(json_build_object('id', g.id, 'version', g.version, 'authority', ${authority}, ${asked},
        'status', g.status, 'answeredAt', g.answered_at,
        'reason', case when ${isLeader} or g.organisation_id = ${organisationId} then g.reason end) ${inOrder}), '[]')
      from ${ofAuthorities} where g.request_id = r.id
        and (${isLeader} or g.organisation_id = ${organisationId} or g.status = 'confirmed')),
    'work', case when not ${isLeader} then (select json_build_object('status', w.status, 'progress', w.progress)
      from project w where w.request_id = r.id) end) end`;
};

/** Confirmed parts of the group request `r` as JSON (`askedPart[]`); null for a request of another kind. */
export const partsForFirms = sql<AskedPart[] | null>`case when r.kind = 'group' then (
  select coalesce(json_agg(json_build_object('authority', ${authority}, ${asked}) ${inOrder}), '[]')
  from ${ofAuthorities} where g.request_id = r.id and g.status = 'confirmed') end`;

/** Ids of the parts of the request `r` whose history the authority may read: all parts for the leader, its own for the others. */
export const partIdsOf = ({ organisationId }: Actor): Sql => sql`select g.id from group_part g where g.request_id = r.id
  and (r.organisation_id = ${organisationId} or g.organisation_id = ${organisationId})`;

const withActions = (part: StoredPart, leaderId: string, isDraft: boolean, actor: Actor, now: Date): GroupPart => {
  const facts = { status: part.status as PartStatus, organisationId: part.authority.id, leaderId, isDraft };
  return { ...part, actions: partActions(facts, actor, now) };
};

export const groupWithActions = (
  group: StoredGroup | null,
  isDraft: boolean,
  actor: Actor,
  now: Date,
): RequestGroup | null =>
  group && {
    ...group,
    parts: group.parts.map((part) => withActions(part, group.leader.id, isDraft, actor, now)),
  };
