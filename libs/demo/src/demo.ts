import { romanianDay } from '@psp/contracts/romania';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import type { FileStore } from '@psp/domain/operating/files/store';
import { writeApplications } from './applications.ts';
import { storePictures } from './community-pictures.ts';
import { crowdPlans } from './crowd.ts';
import { addColleagues } from './members.ts';
import { foundOrganisations } from './organisations.ts';
import { PARTS } from './parts.ts';
import type { Founding } from './people.ts';
import type { Plan } from './plan.ts';
import { writeRegistrations } from './registrations.ts';
import { createRandom } from './random.ts';
import { writeRegistry } from './registry.ts';
import { writeRequest } from './requests.ts';
import { Rows } from './rows.ts';
import { showcasePlans } from './showcase.ts';
import { writeContact } from './site-content.ts';
import { seedTaxonomies } from '@psp/domain/operating/taxonomies/seed';
import { readHolidays } from '@psp/domain/communicating/tickets/due';
import { createReadDb } from '@psp/domain/read-db';
import { audit, type Party, type World } from './world.ts';

/** Of every account of the demonstration. */
export const DEMO_PASSWORD = 'Demo-Portal-2026';
const SEED = 20_260_101;

interface DemoOptions {
  now: Date;
  /** Where the documents that applicants attached are kept. */
  files: FileStore;
}

/**
 * Fills an empty, migrated database with the demonstration: 40 authorities, 60 firms and 150 requests with all that
 * follows from them, and the association's queue of applications, dated around `now`, in one transaction. The same `now`
 * gives the same rows, but for the password's salt.
 */
export async function seedDemo(orm: MikroORM, { now, files }: DemoOptions): Promise<void> {
  await seedTaxonomies(orm);
  const { world, attached } = writeWork(now, await hashPassword(DEMO_PASSWORD));
  const holidays = await readHolidays(createReadDb(orm));
  await storePictures(
    files,
    PARTS.flatMap((part) => part.write(world, holidays)),
  );
  for (const { key, content } of attached) await files.write(key, content);
  await orm.em.fork().transactional(async (em) => {
    await world.rows.insert(em);
    await settle(em);
    for (const part of PARTS) await part.settle?.(em);
    await writeContact(em, now);
  });
}

/**
 * The organisations and their people, the requests with all that follows from them, and the queue of applications: what
 * `PARTS` hang on.
 */
export function writeWork(now: Date, passwordHash: string) {
  const { world, founding, cuis } = foundWorld(now, passwordHash);
  const showcase = showcasePlans(world);
  const plans = [...showcase, ...crowdPlans(world, showcase)].sort(
    (one, other) => one.times.created.getTime() - other.times.created.getTime(),
  );
  plans.forEach((plan, index) => writeRequest(world, plan, numberOf(plan, index + 1)));
  const attached = writeApplications(world, founding, cuis);
  writeRegistrations(founding, cuis);
  return { world, attached };
}

function foundWorld(now: Date, passwordHash: string) {
  const founding: Founding = {
    now,
    random: createRandom(SEED),
    detail: createRandom(SEED + 1),
    rows: new Rows(),
    passwordHash,
  };
  const cuis = new Set<string>();
  writeRegistry(founding.rows);
  const parties = foundOrganisations(founding, cuis);
  const world: World = { ...founding, ...parties };
  const everybody = [parties.admin, ...parties.uats, ...parties.firms];
  for (const party of everybody) recordAdmission(world, party);
  addColleagues(founding, everybody);
  return { world, founding, cuis };
}

function recordAdmission(world: World, party: Party): void {
  if (party.decidedAt === null) return;
  const line = { entity: 'organisation', id: party.id } as const;
  audit(world, { ...line, at: party.joinedAt, who: party, action: 'apply', from: 'unconfirmed', to: 'pending' });
  audit(world, { ...line, at: party.decidedAt, who: world.admin, action: 'approve', from: 'pending', to: 'approved' });
}

const numberOf = ({ times }: Plan, serial: number) =>
  `SP-${romanianDay(times.created).slice(0, 4)}-${String(serial).padStart(6, '0')}`;

/* What the rows imply: averages count the published reviews, and the next request's number follows the last one here. */
async function settle(em: EntityManager): Promise<void> {
  await em.execute(`
    update organisation o set rating_count = r.count, rating_sum = r.sum
    from (select subject_id, count(*) as count, sum(rating) as sum from review where published_at is not null group by subject_id) r
    where o.id = r.subject_id`);
  await em.execute(`select setval('service_request_number', count(*)) from service_request`);
}
