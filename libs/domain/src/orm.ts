import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { CAPABILITIES } from './capabilities.ts';
import { Foundation } from './migrations/0001-foundation.ts';
import { Onboarding } from './migrations/0002-onboarding.ts';
import { PublicFace } from './migrations/0003-public-face.ts';
import { PublicUpkeep } from './migrations/0004-public-upkeep.ts';
import { OpportunitySearch } from './migrations/0005-opportunity-search.ts';
import { OnboardingUpkeep } from './migrations/0006-onboarding-upkeep.ts';
import { JobsAtOnce } from './migrations/0007-jobs-at-once.ts';

interface OrmOptions {
  url: string;
  /** Connections at most; each process has its own pool. */
  poolSize?: number;
  /** How long somebody waits for a connection. */
  patienceMs?: number;
}

/** A person waits 5 s at most; then the screen says that the portal is busy and offers a retry. */
const PATIENCE_MS = 5000;

/** Opens the shared data layer on one PostgreSQL database. Throws what the driver throws when it cannot connect. */
export const createOrm = ({ url, poolSize = 10, patienceMs = PATIENCE_MS }: OrmOptions): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: CAPABILITIES.flatMap(({ entities = [] }) => entities),
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    driverOptions: { connectionTimeoutMillis: patienceMs, idleTimeoutMillis: 30_000, application_name: 'portal-psp' },
    forceUtcTimezone: true,
    migrations: {
      migrationsList: [
        { name: '0001-foundation', class: Foundation },
        { name: '0002-onboarding', class: Onboarding },
        { name: '0003-public-face', class: PublicFace },
        { name: '0004-public-upkeep', class: PublicUpkeep },
        { name: '0005-opportunity-search', class: OpportunitySearch },
        { name: '0006-onboarding-upkeep', class: OnboardingUpkeep },
        { name: '0007-jobs-at-once', class: JobsAtOnce },
      ],
      snapshot: false,
      silent: true,
      transactional: true,
      allOrNothing: true,
    },
  });
