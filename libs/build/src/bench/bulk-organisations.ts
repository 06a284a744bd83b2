import { passageOf, textOf } from './passages.ts';
import { DOMAINS, TITLES } from './bulk-values.ts';

/* Codes of counties in their order. */
const COUNTIES = `(select array_agg(code order by code) from county)`;
const WORK = `array[(${TITLES})[1 + n % 7], (${TITLES})[1 + n / 7 % 7]]`;

/* Verified firms lack what the portal knows that they lack: it would tell each of them by mail while lists are measured. */
const ORGANISATIONS = `
  insert into organisation (kind, name, status, uat_type, package, county_code, locality, description, employees, experience_years, services,
      specializations, served_counties, capacity, verified_at, applied_at, decided_at, created_at, updated_at,
      badge_lacks)
  select 'uat', 'Comuna ' || ${passageOf('name', 'n', 0)} || ' ' || n, 'approved', 'commune', 'bronze', c.codes[1 + n % 42], 'Localitatea ' || n, '',
    null, null, '{}'::text[], '{}'::text[], '{}'::text[], null, null, t.at, t.at, t.at, t.at, '{}'::text[]
  from generate_series(1, :authorities) n, (select ${COUNTIES} as codes) c, lateral (select :now::timestamptz - interval '900 days' + n * interval '1 minute' as at) t
  union all
  select 'firma', ${passageOf('name', 'n', 2)} || ' ' || n, 'approved', null, null, c.codes[1 + n % 42], 'Localitatea ' || n, ${textOf('n', 4, 8)},
    '10-50', 1 + n % 20, array[${[3, 4, 5, 6].map((part) => passageOf('title', 'n % 300', part)).join(', ')}],
    ${WORK}, case when n % 2 = 0 then '{}' else array[c.codes[1 + (n + 5) % 42], c.codes[1 + (n + 11) % 42]] end,
    case when n % 3 > 0 then 1 + n % 6 end, t.at, t.at, t.at, t.at, t.at, array['cui', 'register', 'certificate', 'contact']
  from generate_series(1, :firms) n, (select ${COUNTIES} as codes) c, lateral (select :now::timestamptz - interval '900 days' + n * interval '1 minute' as at) t
  union all
  select 'admin', 'Asociația 1', 'approved', null, null, 'B', '', '', null, null, '{}', '{}', '{}', null, null, null, null, :now::timestamptz, :now::timestamptz, '{}'`;

/* Rows are numbered at the end of the name; `bulk` keeps the numbers for the statements that follow and goes with the connection's transaction. */
const NUMBERS = `
  create temp table bulk on commit drop as
  select id, kind, county_code, substring(name from '\\d+$')::int as nr, uuidv7() as account_id from organisation`;

const PEOPLE = [
  `insert into organisation_domain select b.id, d.slugs[1 + (b.nr + k) % 9] from bulk b, generate_series(0, 1) k, (select ${DOMAINS} as slugs) d where b.kind = 'firma'`,
  `insert into account (id, email, display_name, password_hash, two_factor_optional)
   select account_id, kind || '-' || nr || '@bulk.example', initcap(${passageOf('name', 'nr', 9)}) || ' ' || nr, :hash, kind = 'admin' from bulk`,
  `insert into membership (account_id, organisation_id, role) select account_id, id, 'owner' from bulk`,
];

/** Statements that fill in organisations and their people. */
export const BULK_ORGANISATIONS = [ORGANISATIONS, NUMBERS, ...PEOPLE];
