import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { seedBasics } from '@psp/domain/seed-basics';
import { BULK_ORGANISATIONS } from './bulk-organisations.ts';
import { PUBLIC_FACE } from './bulk-public.ts';
import { BULK_REQUESTS } from './bulk-requests.ts';
import { PASSAGES } from './passages.ts';

export interface BulkSize {
  authorities: number;
  firms: number;
  /** Rows of service_request. */
  requests: number;
  /** Rows of audit. */
  audits: number;
  /** Whether authorities have showcases, firms solutions, both articles, and the association tickets, subscribers and applications. */
  hasPublicFace: boolean;
  now: Date;
}

/** Requests that accept offers; the other sent ones are past their deadline. */
export const BULK_OPEN = 3000;
/** Accounts are `uat-<n>@bulk.example`, `firma-<n>@bulk.example` and `admin-1@bulk.example`, n from 1, all with this password. */
export const BULK_PASSWORD = 'Bulk-Portal-2026';

/*
 * Triggers, which keep this, are off. It looks up each firm's domains, certificates and solutions by index, and changes rows whose own
 * indexes are still to be built.
 */
const MARKET = [
  'analyze organisation, organisation_domain, certificate, solution',
  `select keep_market(array(select id from bulk where kind = 'firma'))`,
];

/* What the timed step counts of each firm. */
const RECORDS = `
  insert into partner_response (organisation_id, median_hours, running, work, invited, answered)
  select b.id, r.median_hours, d.* from bulk b, firm_response(b.id) r, firm_record(b.id) d where b.kind = 'firma'`;

/*
 * Foreign keys hold by construction, and checking each of millions of rows would take most of the time. Where a running portal
 * reads meanwhile and both wait for each other, the portal's statement is the one that ends. Needs a superuser.
 */
const WITHOUT_CHECKS = `
  select set_config('session_replication_role', 'replica', true), set_config('maintenance_work_mem', '256MB', true),
    set_config('work_mem', '128MB', true), set_config('deadlock_timeout', '1min', true) from pg_roles where rolname = current_user and rolsuper`;

/* Built once at the end, an index takes a fraction of what it takes row by row. */
const INDEXES = `
  select indexname as name, indexdef as definition, tablename = 'organisation' as late from pg_indexes where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
    and tablename in ('organisation', 'account', 'service_request', 'service_request_view', 'offer', 'project', 'review', 'audit', 'notification',
      'community', 'solution', 'article', 'ticket', 'subscriber', 'search_document', 'search_word') order by late, indexname`;

/**
 * Fills an empty, migrated database for measuring, with offers, projects and reviews of the requests. Made inside PostgreSQL in one
 * transaction, within minutes.
 */
export async function seedBulk(orm: MikroORM, { now, hasPublicFace, ...size }: BulkSize): Promise<void> {
  await seedBasics(orm);
  const values: Record<string, string | number> = {
    ...size,
    open: Math.min(BULK_OPEN, size.requests),
    now: `'${now.toISOString()}'`,
    hash: `'${await hashPassword(BULK_PASSWORD)}'`,
  };
  const fill = (sql: string) => sql.replace(/(?<!:):([a-z]+)/g, (_, name: string) => String(values[name]));
  const face = hasPublicFace ? PUBLIC_FACE : [];
  await orm.em.fork().transactional(async (em) => {
    await em.execute(WITHOUT_CHECKS);
    const indexes = await em.execute<{ name: string; definition: string; late: boolean }[]>(INDEXES);
    for (const { name } of indexes) await em.execute(`drop index ${name}`);
    const definitions = (isLate: boolean) =>
      indexes.filter(({ late }) => late === isLate).map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
    for (const sql of [
      ...PASSAGES,
      ...BULK_ORGANISATIONS,
      ...BULK_REQUESTS,
      ...face,
      'select search_fill()',
      ...definitions(false),
      ...MARKET,
      ...definitions(true),
      'analyze offer, project, service_request',
      RECORDS,
    ])
      await em.execute(fill(sql));
    await em.execute(`select setval('service_request_number', ?)`, [size.requests]);
  });
  await orm.em.fork().execute('vacuum (analyze)');
}
