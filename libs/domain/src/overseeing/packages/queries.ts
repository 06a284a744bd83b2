import {
  MEMBER_PACKAGE_LABELS,
  packagesOf,
  REMINDER_DAYS,
  RENEWAL_DAYS,
  STANDING,
  type MemberPackage,
} from '@psp/contracts/package-names';
import {
  dayAfter,
  type OwnPackage,
  type PackageAction,
  type PackageItem,
  type PackageQuery,
  type PackageShow,
  type PackageView,
  yearFrom,
} from '@psp/contracts/packages';
import type { Package } from '@psp/contracts/organisation-names';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import { EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { beginOfDay, today } from '../../time.ts';
import { readListPrices } from './prices.ts';

/* Members `o` with their open period `p`. */
const MEMBERS = sql`organisation o left join package_period p on p.organisation_id = o.id and p.status = 'open'
  left join county c on c.code = o.county_code`;
const IS_MEMBER = sql`o.kind <> 'admin' and o.status in ('approved', 'suspended')`;
const PACKAGE = sql`coalesce(p.package, case o.kind when 'firma' then 'partner' else o.package end)`;
/** Package of the organisation `o`: that of its open period, or the one it has without a period. */
export const packageOf = sql`coalesce((select p.package from package_period p where p.organisation_id = o.id and p.status = 'open'),
  case o.kind when 'firma' then 'partner' else o.package end)`;
const LEFT = sql`(p.ends_on - (select ${today}))`;
const SOON = sql.lit(REMINDER_DAYS[0]);
const STANDING_OF = sql`case when p.id is null then 'none' when ${LEFT} < 0 then 'expired' when ${LEFT} <= ${SOON} then 'ending'
  else 'active' end`;
const UNPAID = sql`(select f.number from proforma f join package_period x on x.id = f.period_id
  where x.organisation_id = o.id and f.status = 'issued' order by f.id desc limit 1)`;

/* The open period `p` of the approved member `o` ended, or ends soon, and its renewal is not prepared. */
const TO_RENEW = sql`(o.status = 'approved' and ${LEFT} <= ${sql.lit(RENEWAL_DAYS)}
  and not exists (select from package_period x where x.organisation_id = o.id and x.status = 'proposed'))`;

const within = (days: number): Sql => sql`${LEFT} between 0 and ${sql.lit(days)}`;
const SHOWS: Record<PackageShow, Sql | undefined> = {
  all: undefined,
  active: sql`${LEFT} >= 0`,
  days60: within(60),
  days30: within(30),
  days7: within(7),
  expired: sql`${LEFT} < 0`,
  renew: TO_RENEW,
  unpaid: sql`${UNPAID} is not null`,
  none: sql`p.id is null`,
};

type Shown = Omit<PackageQuery, 'page'>;
const shown = ({ q, package: chosen, show }: Shown): Sql =>
  sql`${MEMBERS} where ${allOf(
    IS_MEMBER,
    SHOWS[show],
    chosen === 'all' ? undefined : sql`${PACKAGE} = ${chosen}`,
    q ? containsWords(sql`search_fold(o.name)`, q) : undefined,
  )}`;

const ITEM = sql`json_build_object('organisationId', o.id, 'organisation', o.name, 'kind', o.kind, 'county', c.name,
  'package', ${PACKAGE}, 'price', p.price::float8, 'startsOn', p.starts_on, 'endsOn', p.ends_on, 'standing', ${STANDING_OF},
  'daysLeft', ${LEFT}, 'unpaid', ${UNPAID}, 'isSuspended', o.status = 'suspended')`;
/* What ends first, and those without a period last. */
const ORDER = sql`p.ends_on nulls last, o.name collate "ro-x-icu", o.id`;

/** A page of the members with their packages, as JSON text (`packageList`). */
export const listPackages = (db: Db, { page, ...filters }: PackageQuery): Promise<string> =>
  pageText(
    db,
    page,
    sql`select ${ITEM} as item, row_number() over (order by ${ORDER}) as position from ${shown(filters)}
      order by ${ORDER} ${windowOf(page)}`,
    sql`select from ${shown(filters)}`,
  );

/** All rows of the filtered list, in its order. */
export const exportPackages = async (db: Db, filters: Shown): Promise<PackageItem[]> => {
  const rows = await db.run(
    sql<{
      item: PackageItem;
    }>`select ${ITEM} as item from ${shown(filters)} order by ${ORDER} limit ${EXPORTED_ROWS_MAX}`,
  );
  return rows.map(({ item }) => item);
};

const dayOf = (day: string | null): string | null => day && day.split('-').toReversed().join('.');

export const PACKAGE_COLUMNS: ExportColumns<PackageItem> = [
  { label: 'Organizația', value: ({ organisation }) => organisation },
  { label: 'Județul', value: ({ county }) => county },
  { label: 'Pachetul', value: ({ package: name }) => name && MEMBER_PACKAGE_LABELS[name] },
  { label: 'Suma (lei)', value: ({ price }) => price },
  { label: 'De la', value: ({ startsOn }) => dayOf(startsOn) },
  { label: 'Până la', value: ({ endsOn }) => dayOf(endsOn) },
  { label: 'Stare', value: ({ standing }) => STANDING[standing].label },
  { label: 'Zile rămase', value: ({ daysLeft }) => daysLeft && Math.max(daysLeft, 0) },
  { label: 'Proformă neplătită', value: ({ unpaid }) => unpaid },
];

/** The members whose package waits for its renewal. Their wait began on the first day on which it could be renewed. */
export const waitingPackages = (): WaitingRows => ({
  rows: sql`select o.id, ${beginOfDay(sql`p.ends_on - ${sql.lit(RENEWAL_DAYS)}`)} as since from organisation o
    join package_period p on p.organisation_id = o.id and p.status = 'open' where o.kind <> 'admin' and ${TO_RENEW}`,
  about: sql`select o.name, null::text from organisation o where o.id = w.id`,
});

/* All periods of the member `o`, the last one first. */
const PERIODS = sql`(select coalesce(json_agg(json_build_object('id', x.id, 'version', x.version, 'package', x.package,
    'status', x.status, 'price', x.price::float8, 'startsOn', x.starts_on, 'endsOn', x.ends_on)
    order by x.ends_on desc, x.id desc), '[]')
  from package_period x where x.organisation_id = o.id)`;

/* Proformas `f` for the periods of the member `o`, the newest first; `more`: further pairs of name and value. */
const proformasOf = (
  more: Sql = sql``,
): Sql => sql`(select coalesce(json_agg(json_build_object('id', f.id, 'number', f.number,
    'status', f.status, 'total', f.total::float8, 'issuedOn', f.issued_on, 'dueOn', f.due_on, 'paidOn', f.paid_on,
    'replacedBy', (select n.number from proforma n where n.id = f.replaced_by),
    'startsOn', f.subject->>'startsOn', 'endsOn', f.subject->>'endsOn' ${more}) order by f.id desc), '[]')
  from proforma f join package_period x on x.id = f.period_id where x.organisation_id = o.id)`;

/* The closed period of the member `o` in which today is, as JSON or null. */
const IN_FORCE = sql`(select json_build_object('package', x.package, 'startsOn', x.starts_on, 'endsOn', x.ends_on) from package_period x
  where x.organisation_id = o.id and x.status = 'closed' and (select ${today}) between x.starts_on and x.ends_on limit 1)`;

type Period = PackageView['past'][number];
interface Stored extends Omit<PackageView, 'open' | 'proposed' | 'past' | 'next' | 'actions'> {
  periods: Period[];
  status: string;
  uatPackage: Package | null;
  /** Ids of the periods with a proforma that is valid. */
  withProforma: string[];
}

const actionsOf = (
  actor: Actor,
  { status, withProforma }: Stored,
  open?: Period,
  proposed?: Period,
): PackageAction[] => {
  if (!isAdmin(actor) || status !== 'approved') return [];
  if (!open) return ['set'];
  return [
    ...(['change'] as const),
    ...(proposed ? (['withdraw'] as const) : (['renew'] as const)),
    ...(open.price !== null && !withProforma.includes(open.id) ? (['issue'] as const) : []),
  ];
};

const nextOf = async (db: Db, { kind, uatPackage }: Stored, open: Period | undefined, now: Date) => {
  const day = romanianDay(now);
  const startsOn = open && open.endsOn >= day ? dayAfter(open.endsOn) : day;
  const offered = packagesOf(kind);
  const usual: MemberPackage = kind === 'firma' ? 'partner' : (uatPackage ?? 'bronze');
  return {
    ...{ package: open?.package ?? usual, startsOn, endsOn: yearFrom(startsOn) },
    prices: await readListPrices(db, offered, startsOn),
  };
};

/** Reads the package of a member, with its periods and proformas, or null. */
export const readPackage = async (db: Db, actor: Actor, id: string, now: Date): Promise<PackageView | null> => {
  const acts = sql`'version', f.version, 'actions', case ${isAdmin(actor) ? sql`f.status` : sql`''`} when 'issued' then '["pay"]'::json
    when 'paid' then case when x.status = 'open' and (x.follows is null or not exists (select from package_period n
      where n.organisation_id = o.id and n.status = 'proposed')) then '["unpay"]'::json else '[]' end else '[]' end`;
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('organisationId', o.id, 'organisation', o.name, 'kind', o.kind, 'status', o.status,
        'uatPackage', o.package, 'standing', ${STANDING_OF}, 'daysLeft', ${LEFT}, 'periods', ${PERIODS}, 'inForce', ${IN_FORCE},
        'withProforma', (select coalesce(json_agg(f.period_id), '[]') from proforma f join package_period x on x.id = f.period_id
          where x.organisation_id = o.id and f.status in ('issued', 'paid')),
        'proformas', ${proformasOf(sql`, ${acts}`)}) as json
      from ${MEMBERS} where o.id = ${id} and o.kind <> 'admin'`,
  );
  if (!row) return null;
  const { periods, status: _, uatPackage: __, withProforma: ___, ...view } = row.json;
  const ofStatus = (status: Period['status']) => periods.find((period) => period.status === status);
  const [open, proposed] = [ofStatus('open'), ofStatus('proposed')];
  return {
    ...{ ...view, open: open ?? null, proposed: proposed ?? null },
    past: periods.filter(({ status }) => status === 'closed' || status === 'withdrawn'),
    next: await nextOf(db, row.json, open, now),
    actions: actionsOf(actor, row.json, open, proposed),
  };
};

/** Reads the package of the actor's organisation. */
export const readOwnPackage = async (db: Db, { organisationId }: Actor): Promise<OwnPackage> =>
  found(
    await oneRow(
      db,
      sql<{
        json: OwnPackage;
      }>`select json_build_object('package', ${PACKAGE}, 'price', p.price::float8, 'startsOn', p.starts_on,
          'endsOn', p.ends_on, 'standing', ${STANDING_OF}, 'daysLeft', ${LEFT}, 'inForce', ${IN_FORCE},
          'renewal', (select json_build_object('startsOn', x.starts_on, 'endsOn', x.ends_on) from package_period x
            where x.organisation_id = o.id and x.status = 'proposed'),
          'proformas', ${proformasOf()}) as json
        from ${MEMBERS} where o.id = ${organisationId}`,
    ),
  ).json;
