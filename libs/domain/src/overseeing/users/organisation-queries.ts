import type { OrganisationQuery, OrganisationView } from '@psp/contracts/users';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { firstOwner } from '../../joining/applications/queue.ts';
import { mayCorrectIdentity, organisationActions } from '../../joining/organisations/transitions.ts';
import { waitsForBadge } from '../../presenting/partners/badge.ts';
import { readAdminBadge } from '../../presenting/partners/admin-badge.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';
import { onDays } from '../../time.ts';
import { wholeHistoryOf } from '../../operating/audit/whole-history.ts';
import { packageOf } from '../packages/queries.ts';
import { isActiveOn, JOINED_AT } from '../reports/network/members.ts';
import { organisationsFound } from './found.ts';
import { placeActions } from './make-owner.ts';
import { otherAdministrators, readOpenProposal } from './suspensions/queries.ts';

const fields = sql`'id', o.id, 'kind', o.kind, 'name', o.name, 'status', o.status, 'countyCode', o.county_code,
  'createdAt', o.created_at, 'isMerged', o.merged_into_id is not null, 'members', (select count(*) from membership m where m.organisation_id = o.id)`;

const BADGE = {
  all: undefined,
  waiting: waitsForBadge,
  given: sql`(o.kind = 'firma' and o.verified_at is not null)`,
};

const KINDS_SHOWN: Record<OrganisationQuery['kind'], Sql | undefined> = {
  all: undefined,
  members: sql`o.kind in ('uat', 'firma')`,
  uat: sql`o.kind = 'uat'`,
  firma: sql`o.kind = 'firma'`,
  admin: sql`o.kind = 'admin'`,
};

/* Conditions by which the network's report counts. */
const reported = ({
  package: name,
  joinedFrom: from,
  joinedTo: to,
  activeFrom,
  activeTo,
}: Partial<OrganisationQuery>): (Sql | undefined)[] => [
  name && (name === 'none' ? sql`${packageOf} is null` : sql`${packageOf} = ${name}`),
  from || to ? onDays(JOINED_AT, { from, to }) : undefined,
  activeFrom && activeTo ? isActiveOn({ from: activeFrom, to: activeTo }) : undefined,
];

/** Query of id and place of the first `most` organisations that match, by name. `ordered`: how many must be in order; all by default. */
export const matchingOrganisations = (
  { q, kind, status, badge, county, ...filters }: Omit<OrganisationQuery, 'page'>,
  most?: number,
  ordered?: Sql,
): Sql =>
  searched({
    q,
    from: sql`organisation o`,
    id: sql`o.id`,
    where: allOf(
      KINDS_SHOWN[kind],
      status === 'all' ? undefined : sql`o.status = ${status}`,
      BADGE[badge],
      county && sql`o.county_code = ${county}`,
      ...reported(filters),
    ),
    order: sql`o.name collate "ro-x-icu", o.id`,
    ...organisationsFound(q),
    ...(most === undefined ? {} : { most }),
    ...(ordered ? { ordered } : {}),
  });

/** Lists all organisations by name, as a page of JSON text (`organisationList`). The search is in all fields. */
export const listOrganisations = (db: Db, { page, ...query }: OrganisationQuery): Promise<string> => {
  const found = matchingOrganisations(query, undefined, orderedFor(page));
  const item = sql`json_build_object(${fields})`;
  return foundPageText(db, { page, found, item, joins: sql`organisation o on o.id = p.id` });
};

/* Rows whose history belongs to that of the organisation `o`. */
const OWN_ROWS = sql`select o.id union all select i.id from membership i where i.organisation_id = o.id
  union all select i.id from package_period i where i.organisation_id = o.id
  union all select i.id from proforma i where i.organisation_id = o.id and i.period_id is not null
  union all select i.id from suspension_proposal i where i.organisation_id = o.id
  union all select i.id from support_view i where i.organisation_id = o.id
  union all select i.id from organisation_merge i where o.id in (i.kept_id, i.closed_id)
  union all select i.id from user_note i where i.organisation_id = o.id`;

type StoredPerson = Omit<OrganisationView['people'][number], 'actions'> & { stays: boolean };
type Stored = Omit<OrganisationView, 'actions' | 'people' | 'proposal'> & { people: StoredPerson[] };
const MODERATION = ['suspend', 'restore'] as const;

/** Reads an organisation with its members and its whole history, or null. */
export const readOrganisation = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<OrganisationView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(${fields}, 'statusReason', o.status_reason, 'cui', o.cui,
      'mergedInto', (select json_build_object('id', k.id, 'name', k.name) from organisation k where k.id = o.merged_into_id),
      'address', o.address, 'email', o.email, 'phone', o.phone, 'version', o.version,
      'contact', (select json_build_object('displayName', c.display_name, 'email', c.email, 'phone', c.phone) from ${firstOwner} c),
      'people', (select coalesce(json_agg(json_build_object('accountId', a.id, 'displayName', a.display_name,
          'email', a.email::text, 'role', m.role, 'stays', a.status = 'active' and a.deletion_due_at is null) order by array_position(array['owner', 'editor', 'viewer'], m.role), m.id), '[]')
        from membership m join account a on a.id = m.account_id where m.organisation_id = o.id),
      'otherAdministrators', ${otherAdministrators(sql`${actor.accountId}::uuid`)},
      'history', ${wholeHistoryOf(OWN_ROWS)}) as json
    from organisation o where o.id = ${id}`,
  );
  if (!row) return null;
  const listed = organisationActions(row.json, actor, now);
  const people = row.json.people.map(({ stays, ...person }) => ({
    ...person,
    actions: placeActions(row.json, { ...person, stays }, actor),
  }));
  const badge = row.json.kind === 'firma' ? await readAdminBadge(db, actor, id, now) : null;
  const proposal = await readOpenProposal(db, actor, id, now);
  const actions: OrganisationView['actions'] = MODERATION.filter(
    (action) => listed.includes(action) && !(action === 'suspend' && proposal),
  );
  if (mayCorrectIdentity(row.json, actor)) actions.push('correctIdentity');
  return { ...row.json, badge, people, proposal, actions };
};
