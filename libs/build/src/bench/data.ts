import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '@psp/domain/migrate';
import { openFileStore } from '@psp/domain/operating/files/store';
import { createOrm } from '@psp/domain/orm';
import { aPdf } from '@psp/domain/testing/documents';
import { filesUrl } from '../start/files-url.ts';
import { BULK_PASSWORD, seedBulk } from './bulk.ts';

const SIZE = { authorities: 3000, firms: 10_000, requests: 100_000, audits: 1_000_000, hasPublicFace: false };
/** Number of offers of the request with many offers. */
const OFFERS = 50;
/** Number of drafts that each side submits; each side saves as many others. */
const DRAFTS = 1500;
/** Size of each document of an offer. */
const FILE_BYTES = 30_000;

export interface BenchData {
  /** A completed request of uat-1. */
  requestId: string;
  /** Another one of uat-1, with 50 offers. */
  wideRequestId: string;
  /** Drafts that firma-1 (portal) and firma-2 (hand-written) submit. */
  drafts: Drafts;
  /** Drafts that firma-3 (portal) and firma-4 (hand-written) save. */
  texts: Drafts;
  /** Ids of files of firma-3 and firma-4. */
  files: Record<keyof Drafts, string[]>;
  /** Ids of firms with a full profile. */
  firms: string[];
}

export interface Draft {
  id: string;
  requestId: string;
}
export interface Drafts {
  portal: Draft[];
  baseline: Draft[];
}

const idsOf = async (orm: MikroORM, query: string): Promise<string[]> =>
  (await orm.em.fork().execute<{ id: string }[]>(query)).map(({ id }) => id);

/* Stores drafts of a firm with the audit row that `startOffer` records of each. */
const draftsOf = (orm: MikroORM, firma: string): Promise<Draft[]> =>
  orm.em.fork().execute<Draft[]>(
    `with drafts as (
       insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, method, request_revision)
       select r.id, m.organisation_id, a.id, 'draft', 50000, 30, (now() + interval '90 days')::date, 'Etape.', 1
       from account a join membership m on m.account_id = a.id, service_request r
       where a.email = '${firma}@bulk.example' and r.status = 'sent' and r.deadline > now() + interval '1 hour'
         and not exists (select 1 from offer o where o.request_id = r.id and o.organisation_id = m.organisation_id)
       order by r.id limit ${DRAFTS} returning id, request_id, organisation_id, created_by),
     acts as (
       insert into audit (account_id, organisation_id, action, entity, entity_id, from_state, to_state)
       select created_by, organisation_id, 'offer.create', 'offer', id, null, 'draft' from drafts)
     select id, request_id as "requestId" from drafts order by request_id`,
  );

/* Adds declined offers until the request has OFFERS. */
const addOffers = (requestId: string): string => `
  insert into offer (request_id, organisation_id, created_by, status, price, vat_rate, delivery_days, valid_until, method, team, request_revision,
    submitted_at, decided_at, decline_reason, created_at, updated_at)
  select r.id, f.id, m.account_id, 'declined', 40000 + f.n * 130, 21, 20 + f.n % 40, (r.deadline + interval '60 days')::date,
    repeat('Analiză la sediul primăriei, configurare, instruire pe grupe și asistență timp de un an. ', 6),
    'Coordonator, doi analiști, patru operatori.', 1, r.sent_at + interval '1 hour', r.sent_at + interval '16 days',
    'A fost aleasă altă ofertă.', r.sent_at + interval '1 hour', r.sent_at + interval '1 hour'
  from service_request r, (select o.id, row_number() over (order by o.id)::int as n from organisation o
    where o.kind = 'firma' and not exists (select 1 from offer x where x.request_id = '${requestId}' and x.organisation_id = o.id)) f
  join membership m on m.organisation_id = f.id
  where r.id = '${requestId}' and f.n <= ${OFFERS} - (select count(*) from offer where request_id = '${requestId}')`;

/* Adds two documents to each offer of the request. */
const addFiles = (requestId: string): string => `
  with one as (select id, organisation_id, created_by from offer where request_id = '${requestId}'),
  files as (insert into stored_file (organisation_id, account_id, purpose, name, content_type, size, storage_key)
    select organisation_id, created_by, 'attachment', 'deviz-' || i || '.pdf', 'application/pdf', ${FILE_BYTES}, 'deviz-' || id || '-' || i
    from one, generate_series(1, 2) i returning id, storage_key)
  insert into attachment (offer_id, file_id) select one.id, f.id from one join files f on f.storage_key like 'deviz-' || one.id || '-%'`;

/* Stores the documents that `addFiles` has inserted. */
const storeFiles = async (orm: MikroORM, folder: string): Promise<void> => {
  const files = await openFileStore(filesUrl(folder));
  const keys = await idsOf(orm, `select storage_key as id from stored_file where storage_key like 'deviz-%'`);
  const document = aPdf(FILE_BYTES - aPdf().length);
  for (const key of keys) await files.write(key, document);
};

interface Target {
  databaseUrl: string;
  /** Data folder of the portal. */
  folder: string;
}

/** Number of firms whose profile is complete. */
const FULL_PROFILES = 1500;

const FIRMS = `(select o.id, m.account_id, substring(o.name from '\\d+$')::int as n from organisation o
  join membership m on m.organisation_id = o.id where o.kind = 'firma' and substring(o.name from '\\d+$')::int <= ${FULL_PROFILES}) f`;
const WORK = `'Analiză la sediul primăriei, configurare, instruire pe grupe și asistență timp de un an, cu recepție pe etape. '`;

const file = (name: string): string => `'${name}-' || f.n || '-' || i`;
const storedFiles = (name: string, most: number): string => `
  insert into stored_file (organisation_id, account_id, purpose, name, content_type, size, storage_key)
  select f.id, f.account_id, 'attachment', ${file(name)} || '.pdf', 'application/pdf', 20000 + i, ${file(name)}
  from ${FIRMS}, generate_series(1, ${most}) i`;

/** Statements that complete the profiles of firms: team, portfolio, discounts, certificates with a file each. */
const PROFILES = [
  `insert into team_member (organisation_id, name, position, experience, sort)
   select f.id, 'Andreea Popescu ' || i, 'Consultant', repeat(${WORK}, 2), i from ${FIRMS}, generate_series(1, 8) i`,
  `insert into portfolio_item (organisation_id, name, beneficiary, budget, year, description, sort)
   select f.id, 'Registru agricol digital ' || i, 'Comuna Șelimbăr', 40000 + 1000 * i, 2015 + i % 10, repeat(${WORK}, 4), i
   from ${FIRMS}, generate_series(1, 12) i`,
  `insert into discount (organisation_id, title, description, valid_until, sort)
   select f.id, 'Reducere ' || i, repeat(${WORK}, 2), current_date + 30 * i, i from ${FIRMS}, generate_series(1, 3) i`,
  `insert into certificate (organisation_id, name, issuer, issued_on, valid_until, shows_files, filed_at, sort)
   select f.id, 'ISO 900' || i, 'Organism de certificare', current_date - 200, current_date + 300 + i, true, now(), i
   from ${FIRMS}, generate_series(1, 4) i`,
  storedFiles('certificat', 4),
  `insert into attachment (certificate_id, file_id)
   select c.id, s.id from ${FIRMS} join certificate c on c.organisation_id = f.id
     join stored_file s on s.storage_key = 'certificat-' || f.n || '-' || c.sort`,
  // Files to attach to offers.
  storedFiles('anexa', 2),
];

/** Fills a portal with 100,000 requests, 1,000,000 audit rows and the other data of the measurements. */
export const prepareData = async ({ databaseUrl: url, folder }: Target): Promise<BenchData> => {
  const orm = await createOrm({ url, poolSize: 4, use: 'commands' });
  await migrate(orm);
  await seedBulk(orm, { ...SIZE, now: new Date() });
  const [requestId = '', wideRequestId = ''] = await idsOf(
    orm,
    `select r.id from service_request r join membership m on m.organisation_id = r.organisation_id join account a on a.id = m.account_id
     where a.email = 'uat-1@bulk.example' and r.status = 'completed' order by r.id limit 2`,
  );
  await orm.em.fork().execute(addOffers(wideRequestId));
  const drafts = { portal: await draftsOf(orm, 'firma-1'), baseline: await draftsOf(orm, 'firma-2') };
  const texts = { portal: await draftsOf(orm, 'firma-3'), baseline: await draftsOf(orm, 'firma-4') };
  await orm.em.fork().transactional(async (em) => {
    // Disables triggers: those of the portfolio search take minutes, and profiles do not show what they store.
    await em.execute(`select set_config('session_replication_role', 'replica', true)`);
    for (const sql of [...PROFILES, addFiles(wideRequestId)]) await em.execute(sql);
  });
  await storeFiles(orm, folder);
  const firms = await idsOf(orm, 'select distinct organisation_id as id from team_member order by 1');
  const filesOf = (n: number) =>
    idsOf(orm, `select id from stored_file where storage_key like 'anexa-${n}-%' order by id`);
  const files = { portal: await filesOf(3), baseline: await filesOf(4) };
  await orm.em.fork().execute('vacuum (analyze)');
  await orm.close(true);
  return { requestId, wideRequestId, drafts, texts, files, firms };
};

/** Signs a bulk account in by the local part of its address, such as `uat-1`, and returns its access cookie. */
export const signIn = async (portal: string, name: string): Promise<string> => {
  const response = await fetch(`${portal}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ grant_type: 'password', email: `${name}@bulk.example`, password: BULK_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('psp_access='));
  if (!cookie) throw new Error(`${name} could not sign in: ${response.status} ${await response.text()}`);
  return cookie.split(';')[0] ?? '';
};
