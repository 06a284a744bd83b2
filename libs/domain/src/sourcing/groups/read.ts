import type { GroupListQuery, GroupView } from '@psp/contracts/groups';
import { sql } from 'kysely';
import { type Actor, canWriteFor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, foundPageText } from '../../searched.ts';
import { allOf, matches, oneRow, type Sql } from '../../sql.ts';
import { requestFiles } from '../../operating/attachments/queries.ts';
import { groupOf, groupWithActions, isReadableBy, type StoredGroup } from './queries.ts';

/** SQL condition: the authority leads the group request `r` or was ever invited to it. */
const concerns = ({ organisationId }: Actor): Sql => sql`(r.kind = 'group' and (r.organisation_id = ${organisationId}
  or exists (select from group_part g where g.request_id = r.id and g.organisation_id = ${organisationId})))`;

/**
 * SQL condition: the authority may read the text of the request `r`. Until the request is sent, an authority that declined or
 * withdrew may read it too, since it can still confirm.
 */
export const isShownText = ({
  organisationId,
}: Actor): Sql => sql`(r.organisation_id = ${organisationId} or r.kind = 'group' and exists (
  select from group_part g where g.request_id = r.id and g.organisation_id = ${organisationId}
    and (g.status in ('invited', 'confirmed') or r.status = 'draft' and g.status in ('declined', 'withdrawn'))))`;

type Stored = Pick<GroupView, 'id' | 'number' | 'title' | 'status' | 'content' | 'mayRead'> & { group: StoredGroup };

/** Reads a group request with the authority's own part; null if the authority was never invited. */
export const readGroup = async (db: Db, actor: Actor, id: string, now: Date): Promise<GroupView | null> => {
  const row = await oneRow(
    db,
    sql<Stored>`select r.id, r.number, r.title, r.status, ${groupOf(actor)} as "group", ${isReadableBy(actor)} as "mayRead",
      case when ${isShownText(actor)} then json_build_object('category', r.category, 'description', r.description,
        'deadline', r.deadline, 'countyCode', r.county_code, 'locality', r.locality, 'attachments', ${requestFiles}) end as content
    from service_request r where r.id = ${id} and ${concerns(actor)}`,
  );
  if (!row) return null;
  const { group: stored, ...request } = row;
  const isDraft = request.status === 'draft';
  const { isLeader, ...group } = groupWithActions(stored, isDraft, actor, now) as NonNullable<GroupView>;
  return {
    ...request,
    ...group,
    isLeader,
    own: group.parts.find(({ authority }) => authority.id === actor.organisationId) ?? null,
    mayInvite: isLeader && isDraft && canWriteFor(actor, actor.organisationId),
  };
};

/* Joined row by row: otherwise the planner searches all requests for those of the few groups. */
const requestOfEach = sql`lateral (select * from service_request r where r.id = g.request_id offset 0) r on true`;

/** Lists group requests to which the authority was invited, open invitations first, as JSON text (`groupList`). */
export const listGroups = (db: Db, { organisationId }: Actor, { q, part, page }: GroupListQuery): Promise<string> => {
  const found = firstOf({
    from: q ? sql`group_part g join ${requestOfEach}` : sql`group_part g`,
    id: sql`g.id`,
    where: allOf(
      sql`g.organisation_id = ${organisationId}`,
      part && sql`g.status = ${part}`,
      q ? matches(sql`r.search_text`, sql`r.search_vector`, q) : undefined,
    ),
    order: sql`g.status = 'invited' desc, g.updated_at desc, g.id`,
  });
  const item = sql`json_build_object('id', r.id, 'number', r.number, 'title', r.title, 'status', r.status,
    'part', g.status, 'leader', u.name, 'deadline', r.deadline)`;
  const joins = sql`group_part g on g.id = p.id join service_request r on r.id = g.request_id
    join organisation u on u.id = r.organisation_id`;
  return foundPageText(db, { page, found, item, joins });
};
