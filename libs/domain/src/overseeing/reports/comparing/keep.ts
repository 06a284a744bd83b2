import { setImmediate } from 'node:timers/promises';
import type { EmployeeRange } from '@psp/contracts/company-names';
import type { UatType } from '@psp/contracts/organisation-names';
import { daysOf } from '@psp/contracts/report-periods';
import { romanianDay } from '@psp/contracts/romania';
import {
  AUTHORITY_COMPARED,
  type AuthorityCompared,
  bandOf,
  type ComparedFigure,
  FIRM_COMPARED,
  type FirmCompared,
} from '@psp/contracts/similar-organisations';
import { FIRST_DOMAINS } from '@psp/contracts/taxonomy-names';
import { winRateOf } from '@psp/contracts/win-rate';
import { type RawBuilder, sql } from 'kysely';
import { IS_SHOWN } from '../../../shown-review.ts';
import type { Db } from '../../../read-db.ts';
import { isOpenedOffer, submittedOn } from '../../../sourcing/offers/queries.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { type Days, onDays } from '../../../time.ts';
import type { Dated } from '../../../write.ts';
import { AUTHORITY_VALUES, requestsOf } from '../authority-report.ts';
import { MEDIAN_HOURS, offersOf } from '../firm-report.ts';
import { compareEach, type Similar } from './medians.ts';
import { fieldsOf } from './queries.ts';

interface Member<Figure extends string> {
  id: string;
  values: Record<Figure, number | null>;
  /** The values without what is sealed or withdrawn, for the medians of others. */
  told: Record<Figure, number | null>;
}
interface Authority extends Member<AuthorityCompared> {
  uatType: UatType | null;
  band: number | null;
}
interface Firm extends Member<FirmCompared> {
  employees: EmployeeRange | null;
  /** A bit for each of FIRST_DOMAINS, since every firm is compared with all others. */
  domains: number;
}

const ofKind = (own: Authority, other: Authority): boolean => own.uatType !== null && own.uatType === other.uatType;
const AUTHORITIES: Similar<Authority> = {
  closest: {
    keyOf: ({ uatType, band }) => `${uatType} ${band}`,
    has: (own, other) => own.band !== null && own.band === other.band && ofKind(own, other),
  },
  kind: { keyOf: ({ uatType }) => String(uatType), has: ofKind },
};

const BITS: ReadonlyMap<string, number> = new Map(Object.keys(FIRST_DOMAINS).map((slug, at) => [slug, 1 << at]));
const bitsOf = (domains: readonly string[]): number => domains.reduce((bits, slug) => bits | (BITS.get(slug) ?? 0), 0);

const sharesDomain = (own: Firm, other: Firm): boolean => (own.domains & other.domains) !== 0;
const FIRMS: Similar<Firm> = {
  closest: {
    keyOf: ({ employees, domains }) => `${employees} ${domains}`,
    has: (own, other) => own.employees !== null && own.employees === other.employees && sharesDomain(own, other),
  },
  kind: { keyOf: ({ domains }) => String(domains), has: sharesDomain },
};

/* An authority without requests has no figures, and is not counted among the others. */
const authorityRows = (
  days: Days,
): RawBuilder<
  Omit<Authority, 'band' | 'told'> & { population: number | null }
> => sql`with ${requestsOf(onDays(sql`r.sent_at`, days), isOpenedOffer)}
  select o.id, o.uat_type as "uatType",
    (select max(c.population) from community c where c.organisation_id = o.id and c.population > 0) as population, coalesce(f.values,
      '{"requests": null, "offersPerRequest": null, "daysToAccepted": null, "daysToCompleted": null}') as values
  from organisation o left join (select b.organisation_id, json_build_object('requests', count(*), ${fieldsOf(AUTHORITY_VALUES)})::jsonb as values
    from base b group by b.organisation_id) f on f.organisation_id = o.id
  where o.kind = 'uat' and o.status = 'approved'`;

interface FirmOffers {
  offers: number;
  accepted: number;
  declined: number;
  medianHours: number | null;
}
interface FirmRow {
  id: string;
  employees: EmployeeRange | null;
  domains: string[];
  rating: number | null;
  own: FirmOffers | null;
  opened: FirmOffers | null;
}

/* Figures of the offers of each firm that fulfil a condition. */
const offersByFirm = (where: Sql): Sql => sql`(select b.organisation_id, json_build_object('offers', count(*),
  'accepted', count(*) filter (where b.status = 'accepted'), 'declined', count(*) filter (where b.status = 'declined'),
  'medianHours', ${MEDIAN_HOURS}) as figures from base b where ${where} group by b.organisation_id)`;

const firmRows = (days: Days): RawBuilder<FirmRow> => sql`with ${offersOf(submittedOn(days))}
  select o.id, o.employees, array(select d.domain_slug from organisation_domain d where d.organisation_id = o.id) as domains,
    f.figures as own, s.figures as opened, v.rating
  from organisation o
    left join ${offersByFirm(sql`true`)} f on f.organisation_id = o.id
    left join ${offersByFirm(sql`b.is_opened`)} s on s.organisation_id = o.id
    left join (select v.subject_id, round(avg(v.rating), 1)::float8 as rating from review v
      where ${IS_SHOWN} and ${onDays(sql`v.published_at`, days)} group by v.subject_id) v on v.subject_id = o.id
  where o.kind = 'firma' and o.status = 'approved'`;

const readAuthorities = async (db: Db, days: Days): Promise<Authority[]> =>
  (await db.run(authorityRows(days))).map(({ population, ...row }) => ({
    ...{ ...row, told: row.values },
    band: population === null ? null : bandOf(population),
  }));

const firmValues = (figures: FirmOffers | null, rating: number | null): Firm['values'] => {
  const { offers = null, accepted = 0, declined = 0, medianHours = null } = figures ?? {};
  return { offers, winRate: winRateOf({ accepted, declined }), medianHours, rating };
};

const readFirms = async (db: Db, days: Days): Promise<Firm[]> =>
  (await db.run(firmRows(days))).map(({ id, employees, domains, own, opened, rating }) => ({
    ...{ id, employees, domains: bitsOf(domains) },
    ...{ values: firmValues(own, rating), told: firmValues(opened, rating) },
  }));

/* The figures of each member beside the medians of similar ones. Other jobs of the process run between two figures. */
const figuresOf = async <Figure extends string, One extends Member<Figure>>(
  members: readonly One[],
  names: readonly Figure[],
  similar: Similar<One>,
): Promise<(member: One) => Record<Figure, ComparedFigure>> => {
  const compared: [Figure, Map<One, ComparedFigure>][] = [];
  for (const name of names) {
    const figures = compareEach(
      members,
      ({ values }) => values[name],
      similar,
      ({ told }) => told[name],
    );
    compared.push([name, figures]);
    await setImmediate();
  }
  return (member) =>
    Object.fromEntries(compared.map(([name, figures]) => [name, figures.get(member)])) as Record<
      Figure,
      ComparedFigure
    >;
};

/* Rows of `report_comparison`. */
const comparisons = async (db: Db, days: Days): Promise<{ id: string; content: object }[]> => {
  const [authorities, firms] = [await readAuthorities(db, days), await readFirms(db, days)];
  const ofAuthority = await figuresOf(authorities, AUTHORITY_COMPARED, AUTHORITIES);
  const ofFirm = await figuresOf(firms, FIRM_COMPARED, FIRMS);
  return [
    ...authorities.map((one) => ({
      id: one.id,
      content: { uatType: one.uatType, band: one.band, figures: ofAuthority(one) },
    })),
    ...firms.map((one) => ({ id: one.id, content: { employees: one.employees, figures: ofFirm(one) } })),
  ];
};

/**
 * Compares all approved authorities and firms with similar ones over the last twelve months, and keeps the result for their reports: a
 * member's service reads no rows of others. What is sealed or withdrawn is in no figure of others. Does it once a day in Romania, in whatever process comes
 * first. Returns whether it did.
 */
export const compareDaily = async ({ db, now }: Dated): Promise<boolean> => {
  const day = romanianDay(now);
  const mine = sql`insert into report_comparison_day (day) values (${day}) on conflict do nothing returning day`;
  if (!(await oneRow(db, mine))) return false;
  const rows = JSON.stringify(await comparisons(db, daysOf('12', now)));
  await db.run(sql`delete from report_comparison`);
  await db.run(sql`insert into report_comparison (organisation_id, day, content)
    select id, ${day}, content from jsonb_to_recordset(${rows}::jsonb) as kept (id uuid, content jsonb)`);
  await db.run(sql`delete from report_comparison_day where day <> ${day}`);
  return true;
};
