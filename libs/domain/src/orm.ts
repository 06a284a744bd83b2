import type { Constructor } from '@mikro-orm/core';
import { type Migration, Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { CAPABILITIES } from './capabilities.ts';
import { Foundation } from './migrations/0001-foundation.ts';
import { Onboarding } from './migrations/0002-onboarding.ts';
import { PublicFace } from './migrations/0003-public-face.ts';
import { PublicUpkeep } from './migrations/0004-public-upkeep.ts';
import { OpportunitySearch } from './migrations/0005-opportunity-search.ts';
import { OnboardingUpkeep } from './migrations/0006-onboarding-upkeep.ts';
import { roleOf, type ServiceName } from './operating/roles/names.ts';
import { noteService } from './operating/roles/service-of.ts';

/* The first six created tables of several capabilities, so that no capability declares them. */
export const MIGRATIONS = Object.entries<Constructor<Migration>>({
  '0001-foundation': Foundation,
  '0002-onboarding': Onboarding,
  '0003-public-face': PublicFace,
  '0004-public-upkeep': PublicUpkeep,
  '0005-opportunity-search': OpportunitySearch,
  '0006-onboarding-upkeep': OnboardingUpkeep,
  ...Object.assign({}, ...CAPABILITIES.map(({ migrations }) => migrations)),
})
  .map(([name, migration]) => ({ name, class: migration }))
  .sort((one, other) => one.name.localeCompare(other.name));

interface OrmOptions {
  url: string;
  /** Maximum number of connections; each process has its own pool. */
  poolSize?: number;
  /** How long a caller waits for a free connection, in milliseconds. */
  patienceMs?: number;
  /** Selects the time limits and planner settings of its statements. */
  use?: keyof typeof LIMITS;
  /** The service whose database role the connections take; by default they keep that of the URL's user. */
  service?: ServiceName | undefined;
}

const MINUTE = 60_000;
/**
 * PostgreSQL time limits in milliseconds (0: none). A request that waits for a connection and then for a lock still ends before
 * the browser's timeout.
 */
const LIMITS = {
  requests: {
    ...{ lock_timeout: 3000, statement_timeout: 8000 },
    ...{ idle_in_transaction_session_timeout: 10_000, transaction_timeout: 30_000 },
  },
  jobs: {
    ...{ lock_timeout: 30_000, statement_timeout: 5 * MINUTE },
    // A mail's row is locked while it is sent, and a slow mail server may take a minute for each reply.
    ...{ idle_in_transaction_session_timeout: 10 * MINUTE, transaction_timeout: 30 * MINUTE },
  },
  /** Migrations, the demonstration and other commands that an operator watches. */
  commands: {
    ...{ lock_timeout: MINUTE, statement_timeout: 0 },
    ...{ idle_in_transaction_session_timeout: 60 * MINUTE, transaction_timeout: 0 },
  },
};

/*
 * Requests use a generic plan from the first execution: PostgreSQL would otherwise plan a statement anew five times, which costs
 * more than running it. No parallel workers: they would be started for branches of a plan that do not run. No JIT: compiling
 * takes longer than any list query.
 */
const PLANNING: Partial<Record<keyof typeof LIMITS, string>> = {
  requests: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c jit=off',
};

/** PostgreSQL connection options (`-c name=value …`) with the time limits and planner settings for a use, and the role of a service. */
export const sessionOptions = (use: keyof typeof LIMITS, service?: ServiceName): string => {
  const limits = Object.entries(LIMITS[use]).map(([name, milliseconds]) => `-c ${name}=${milliseconds}`);
  const role = service ? [`-c role=${roleOf(service)}`] : [];
  return [...limits, ...role, PLANNING[use] ?? ''].join(' ');
};

/** Connections kept open while idle: a new one plans each statement again, which takes longer than running most of them. */
const IDLE_CONNECTIONS = 2;
/** A closed connection frees the memory of its plans in the database: about 100 MB when all statements have been used. */
const CONNECTION_AGE_MAX_S = 3600;

/** After this time the request fails; the screen then says that the portal is busy and offers a retry. */
const CONNECTION_TIMEOUT_MS = 5000;

/** Creates the ORM with all entities and migrations on one PostgreSQL database. Throws what the driver throws when it cannot connect. */
export const createOrm = async (options: OrmOptions): Promise<MikroORM> => {
  const orm = await connect(options);
  if (options.service) noteService(orm, options.service);
  return orm;
};

const connect = ({
  url,
  poolSize = 10,
  patienceMs = CONNECTION_TIMEOUT_MS,
  use = 'requests',
  service,
}: OrmOptions): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: CAPABILITIES.flatMap(({ entities = [] }) => entities),
    extensions: [Migrator],
    pool: { min: use === 'requests' ? Math.min(IDLE_CONNECTIONS, poolSize) : 0, max: poolSize },
    driverOptions: {
      options: sessionOptions(use, service),
      connectionTimeoutMillis: patienceMs,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: CONNECTION_AGE_MAX_S,
      application_name: 'portal-psp',
      pipeline: true,
    },
    forceUtcTimezone: true,
    migrations: {
      migrationsList: MIGRATIONS,
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
  });
