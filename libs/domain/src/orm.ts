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

/* The first ones made tables of several capabilities at once. */
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
  /** Connections at most; each process has its own pool. */
  poolSize?: number;
  /** How long somebody waits for a connection. */
  patienceMs?: number;
  /** What its statements are for. */
  use?: keyof typeof LIMITS;
}

const MINUTE = 60_000;
/**
 * How long a statement may wait for a lock, and run, and how long a transaction may do nothing, and be open, in milliseconds (0: as
 * long as it takes). Waiting for a connection and then for a lock, a request still ends before the browser gives up.
 */
const LIMITS = {
  requests: {
    ...{ lock_timeout: 3000, statement_timeout: 8000 },
    ...{ idle_in_transaction_session_timeout: 10_000, transaction_timeout: 30_000 },
  },
  jobs: {
    ...{ lock_timeout: 30_000, statement_timeout: 5 * MINUTE },
    // The row of a mail is locked while it is sent: a slow server has a minute for each of its answers.
    ...{ idle_in_transaction_session_timeout: 10 * MINUTE, transaction_timeout: 30 * MINUTE },
  },
  /** Migrations, the demonstration and other commands, which a person watches. */
  commands: {
    ...{ lock_timeout: MINUTE, statement_timeout: 0 },
    ...{ idle_in_transaction_session_timeout: 60 * MINUTE, transaction_timeout: 0 },
  },
};

/*
 * Statements of requests are planned once on a connection, not five times before that, which costs more than they do. One process
 * runs each: helpers would be started for parts of a plan that are left out. Nothing is compiled, which takes longer than any list.
 */
const PLANNING: Partial<Record<keyof typeof LIMITS, string>> = {
  requests: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0 -c jit=off',
};

/** Command line of a session of PostgreSQL: the time limits and the planning of such statements. */
export const sessionOptions = (use: keyof typeof LIMITS): string => {
  const limits = Object.entries(LIMITS[use]).map(([name, milliseconds]) => `-c ${name}=${milliseconds}`);
  return [...limits, PLANNING[use] ?? ''].join(' ');
};

/** Connections that stay while nobody asks: a new one plans each statement again, which takes longer than most of them run. */
const KEPT = 2;
/** In seconds; after that a connection gives back what its plans hold of the database's memory, some 100 MB when all are asked for. */
const MOST_AGE = 3600;

/** A person waits 5 s at most; then the screen says that the portal is busy and offers a retry. */
const PATIENCE_MS = 5000;

/** Opens the shared data layer on one PostgreSQL database. Throws what the driver throws when it cannot connect. */
export const createOrm = ({
  url,
  poolSize = 10,
  patienceMs = PATIENCE_MS,
  use = 'requests',
}: OrmOptions): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: CAPABILITIES.flatMap(({ entities = [] }) => entities),
    extensions: [Migrator],
    pool: { min: use === 'requests' ? Math.min(KEPT, poolSize) : 0, max: poolSize },
    driverOptions: {
      options: sessionOptions(use),
      connectionTimeoutMillis: patienceMs,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: MOST_AGE,
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
