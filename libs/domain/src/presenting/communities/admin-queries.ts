import {
  type AdminCommunityItem,
  type AdminCommunityList,
  type AdminCommunityQuery,
  type AdminCommunityView,
  DELETED_DAYS,
} from '@psp/contracts/admin-communities';
import type { CommunityStatus } from '@psp/contracts/communities';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { pictureOf } from '../../operating/images/queries.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, containsWords, containsWordsByIndex, oneRow, type Sql } from '../../sql.ts';
import { communityActions } from './community.entity.ts';
import { seemsOf } from './hand-over.ts';
import { isPublic, withAuthority } from './queries.ts';
import { isDemonstration } from './tests.ts';

const EXCERPT_LENGTH = 140;

const STATE = sql`case when c.deleted_at is not null then 'deleted' when c.status = 'published' and not (${isPublic})
  then 'inactive' else c.status end`;

const STATES: Record<AdminCommunityQuery['state'], Sql> = {
  all: sql`c.deleted_at is null`,
  published: sql`c.deleted_at is null and ${isPublic}`,
  draft: sql`c.status = 'draft'`,
  inactive: sql`c.deleted_at is null and c.status = 'published' and o.status <> 'approved'`,
  withdrawn: sql`c.status = 'withdrawn' and c.deleted_at is null`,
  deleted: sql`c.deleted_at is not null`,
};

const OWNERS: Record<AdminCommunityQuery['owner'], Sql | undefined> = {
  all: undefined,
  member: sql`c.organisation_id is not null`,
  none: sql`c.organisation_id is null`,
  test: sql`c.is_test`,
};

const LACKS = {
  description: sql`btrim(c.description) = ''`,
  picture: sql`c.featured_image_id is null`,
  contact: sql`(c.phone is null and c.email is null)`,
  population: sql`coalesce(c.population, 0) = 0`,
};
const isIncomplete = sql`(${sql.join(Object.values(LACKS), sql` or `)})`;
const lacks = sql`(select coalesce(json_agg(l.name), '[]') from (values ${sql.join(
  Object.entries(LACKS).map(([name, condition]) => sql`(${sql.lit(name)}, ${condition})`),
)}) l (name, is_lacking) where l.is_lacking)`;

const ORDERS: Record<AdminCommunityQuery['sort'], Sql> = {
  newest: sql`c.created_at desc, c.id desc`,
  changed: sql`c.updated_at desc, c.id desc`,
  name: sql`c.name collate "ro-x-icu", c.id`,
};

const joined = sql`(select json_build_object('id', u.id, 'name', u.name) from organisation u
  where ${seemsOf} order by (u.siruta = c.siruta) desc nulls last, u.name, u.id limit 1)`;

/* Pairs of name and value that cards and pages share; `status` serves for the actions. */
const SHOWN = sql`'id', c.id, 'version', c.version, 'name', c.name, 'countyCode', c.county_code, 'state', ${STATE},
  'status', c.status, 'isTest', c.is_test, 'lacks', ${lacks}, 'picture', ${pictureOf(sql`c.featured_image_id`)},
  'owner', case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end, 'joined', ${joined},
  'createdAt', c.created_at, 'updatedAt', c.updated_at,
  'removedAt', c.deleted_at + make_interval(days => ${sql.lit(DELETED_DAYS)})`;

type Stored<Shown> = Omit<Shown, 'actions'> & { status: CommunityStatus };

type Judged = Pick<Stored<AdminCommunityItem>, 'status' | 'owner' | 'removedAt' | 'lacks' | 'isTest'>;

/* What the actor may do with a showcase that the database returned. */
const actionsOn = ({ status, owner, removedAt, lacks: lacking, isTest }: Judged, actor: Actor, now: Date) =>
  communityActions(
    {
      ...{ status, isTest, organisationId: owner?.id ?? null },
      description: lacking.includes('description') ? '' : '-',
      deletedAt: removedAt ? new Date(removedAt) : null,
    },
    actor,
    now,
  );

/** Lists all showcases for the association. */
export const listCommunitiesForAdmin = async (
  db: Db,
  actor: Actor,
  { page, q, state, county, owner, complete, sort }: AdminCommunityQuery,
  now: Date,
): Promise<AdminCommunityList> => {
  const found = searched({
    q,
    from: sql`community c ${withAuthority}`,
    id: sql`c.id`,
    where: allOf(
      STATES[state],
      county && sql`c.county_code = ${county}`,
      OWNERS[owner],
      complete === 'all' ? undefined : sql`${isIncomplete} = ${sql.lit(complete === 'no')}`,
    ),
    order: ORDERS[sort],
    fits: containsWords(sql`c.search_text`, q),
    byIndex: [containsWordsByIndex(sql`c.search_text`, q)],
    ordered: orderedFor(page),
  });
  const text = await foundPageText(db, {
    page,
    found,
    item: sql`json_build_object(${SHOWN}, 'excerpt', left(c.description, ${sql.lit(EXCERPT_LENGTH)}))`,
    joins: sql`community c on c.id = p.id ${withAuthority}`,
    more: sql`, 'tests', case when ${isDemonstration} then (select count(*)::int from community where is_test) end`,
  });
  const list: Omit<AdminCommunityList, 'items'> & { items: Stored<AdminCommunityItem>[] } = JSON.parse(text);
  const items = list.items.map(({ status, ...item }) => ({
    ...item,
    actions: actionsOn({ status, ...item }, actor, now),
  }));
  return { ...list, items };
};

const countIn = (table: string) => sql`(select count(*)::int from ${sql.table(table)} x where x.community_id = c.id)`;

/** Reads a showcase for the association; null if there is none. */
export const readCommunityForAdmin = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<AdminCommunityView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored<AdminCommunityView> }>`select json_build_object(${SHOWN},
      'authority', (select r.name from authority r where r.siruta = c.siruta),
      'reason', coalesce(c.deleted_reason, c.withdrawn_reason), 'description', c.description, 'objectives', c.objectives,
      'pictureAlt', c.featured_image_alt, 'address', c.address, 'phone', c.phone, 'email', c.email, 'website', c.website,
      'population', c.population, 'areaKm2', c.area_km2, 'attractions', ${countIn('community_attraction')},
      'projects', ${countIn('community_project')}, 'pictures', ${countIn('community_image')},
      'history', ${historyOf(sql`c.id`, actor)}) as json
    from community c ${withAuthority} where c.id = ${id}`,
  );
  if (!row) return null;
  const { status, ...view } = row.json;
  return { ...view, actions: actionsOn({ status, ...view }, actor, now) };
};
