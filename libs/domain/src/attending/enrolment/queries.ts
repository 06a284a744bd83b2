import type {
  ApprovalList,
  EnrolmentView,
  RegisterFileQuery,
  RegisterItem,
  RegisterQuery,
} from '@psp/contracts/enrolment';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { EXPORTED_ROWS_MAX } from '../../export.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { type RegistrationFacts, registrationActions } from '../seats/registration.entity.ts';
import { ownPrice } from '../training/queries.ts';
import { completedBy } from './reviews.ts';
import { asksApproval } from './setting.entity.ts';

type Person = EnrolmentView['people'][number];
type Registration = NonNullable<Person['registration']>;
interface StoredPerson extends Omit<Person, 'registration'> {
  registration: Omit<Registration, 'actions'> | null;
}
type StoredView = Omit<EnrolmentView, 'asksApproval' | 'people'> & { people: StoredPerson[] };

const REGISTRATION = sql`json_build_object('id', r.id, 'version', r.version, 'status', r.status,
  'place', case when r.status = 'waitlisted' then (select count(*)::int from seat_registration b
    where b.pool_id = r.pool_id and b.status = 'waitlisted' and b.place <= r.place) end,
  'heldUntil', r.offered_until)`;

/* Members of the organisation, and those with a registration who have left it. */
const peopleOf = ({ accountId, organisationId }: Actor): Sql => sql`(select coalesce(json_agg(json_build_object(
    'accountId', a.id, 'name', a.display_name, 'isYou', a.id = ${accountId}, 'hasLeft', m.id is null,
    'registration', case when r.id is not null then ${REGISTRATION} end) order by a.id <> ${accountId}, a.display_name, a.id), '[]')
  from (select * from membership where organisation_id = ${organisationId}) m
    full join (select * from seat_registration where pool_id = t.pool_id and organisation_id = ${organisationId}
      and status <> 'cancelled') r on r.account_id = m.account_id
    join account a on a.id = coalesce(m.account_id, r.account_id))`;

const factsOf = (
  { status, heldUntil }: Pick<Registration, 'status' | 'heldUntil'>,
  actor: Actor,
): RegistrationFacts => ({
  ...{ status, organisationId: actor.organisationId },
  offeredUntil: heldUntil ? new Date(heldUntil) : null,
});

/** Reads the part of the actor's organisation in a published course; null for any other. */
export const readEnrolment = async (db: Db, actor: Actor, id: string, now: Date): Promise<EnrolmentView | null> => {
  const owners = sql`(select coalesce(json_agg(a.display_name order by a.display_name), '[]') from membership m
    join account a on a.id = m.account_id where m.organisation_id = ${actor.organisationId} and m.role = 'owner')`;
  const row = await oneRow(
    db,
    sql<{ json: StoredView; hasBegun: boolean; isCancelled: boolean }>`select p.starts_at <= ${now} as "hasBegun",
        t.status = 'cancelled' as "isCancelled", json_build_object('owners', ${owners}, 'closesAt', p.closes_at,
        'price', (${ownPrice(actor)})::float8, 'canEnrol', t.status = 'published' and p.closes_at > ${now},
        'canReview', exists (select from ${completedBy(actor, now)} and t.id = ${id}
          and not exists (select from training_review v where v.registration_id = r.id)), 'people', ${peopleOf(actor)}) as json
      from training t join seat_pool p on p.id = t.pool_id where t.id = ${id} and t.status in ('published', 'cancelled')`,
  );
  if (!row || actor.status !== 'approved') return null;
  const actionsOf = (registration: Omit<Registration, 'actions'>) => {
    if (row.hasBegun) return [];
    const actions = registrationActions(factsOf(registration, actor), actor, now);
    return row.isCancelled ? actions.filter((action) => action === 'cancel') : actions;
  };
  const shown = ({ registration, ...person }: StoredPerson): Person => ({
    ...person,
    registration: registration && {
      ...registration,
      actions: actionsOf(registration),
    },
  });
  return { ...row.json, asksApproval: await asksApproval(db, actor), people: row.json.people.map(shown) };
};

/** Reads the enrolments that wait for an owner of the actor's organisation; empty for other members. */
export const readApprovals = async (db: Db, { organisationId, role }: Actor, now: Date): Promise<ApprovalList> => {
  const items = await db.run(
    sql<
      ApprovalList['items'][number]
    >`select r.id, r.version, t.id as "trainingId", t.title, to_json(t.starts_at)#>>'{}' as "startsAt",
        a.display_name as name, s.display_name as "askedBy", r.price::float8 as price, to_json(r.offered_until)#>>'{}' as "heldUntil"
      from seat_registration r join training t on t.pool_id = r.pool_id join account a on a.id = r.account_id
        join account s on s.id = r.signed_by
      where r.organisation_id = ${organisationId} and r.status = 'requested' and r.offered_until > ${now} and t.status = 'published' and ${role === 'owner'}
      order by r.offered_until, r.id limit 100`,
  );
  return { items };
};

const REGISTER = sql`seat_registration r join training t on t.pool_id = r.pool_id join account a on a.id = r.account_id`;

/* Hours of the sittings at which the person was present. */
const HOURS = sql`case when r.status = 'attended' then coalesce((select c.hours from seat_certificate c where c.registration_id = r.id),
  (select round(t.hours * count(*) / jsonb_array_length(t.sittings), 2) from attendance d where d.registration_id = r.id and d.is_present))
  when r.status = 'absent' then 0 end`;

/* Lines of the register of an organisation: seats in courses that take place, not places on a waiting list. */
const registerOf = ({ organisationId }: Actor, { q, year }: RegisterFileQuery): Sql =>
  allOf(
    sql`r.organisation_id = ${organisationId} and r.status in ('confirmed', 'attended', 'absent') and t.status = 'published'`,
    year ? sql`extract(year from t.starts_at at time zone 'Europe/Bucharest') = ${year}::int` : undefined,
    q ? containsWords(sql`search_fold(a.display_name || ' ' || t.title || ' ' || t.provider)`, q) : undefined,
  );

const LINE = sql`json_build_object('id', r.id, 'name', a.display_name,
  'hasLeft', not exists (select from membership m where m.account_id = r.account_id and m.organisation_id = r.organisation_id),
  'trainingId', t.id, 'number', t.number, 'title', t.title, 'provider', t.provider, 'startsAt', t.starts_at, 'endsAt', t.ends_at,
  'hours', (${HOURS})::float8, 'price', r.price::float8, 'status', r.status,
  'certificate', (select c.code from seat_certificate c where c.registration_id = r.id))`;
const ORDER = sql`t.starts_at desc, a.display_name, r.id`;

/** Lists the training register of the actor's organisation, the latest course first, as JSON text (`trainingRegister`). */
export const listRegister = (db: Db, actor: Actor, { page, ...filters }: RegisterQuery): Promise<string> => {
  const where = registerOf(actor, filters);
  return pageText(
    db,
    page,
    sql`select ${LINE} as item, row_number() over (order by ${ORDER}) as position from ${REGISTER} where ${where}
      order by ${ORDER} ${windowOf(page)}`,
    sql`select from ${REGISTER} where ${where}`,
  );
};

/** Reads the lines of the register that match, for files. */
export const readRegister = async (db: Db, actor: Actor, filters: RegisterFileQuery): Promise<RegisterItem[]> => {
  const rows = await db.run(
    sql<{ item: RegisterItem }>`select ${LINE} as item from ${REGISTER} where ${registerOf(actor, filters)}
      order by ${ORDER} limit ${EXPORTED_ROWS_MAX}`,
  );
  return rows.map(({ item }) => item);
};
