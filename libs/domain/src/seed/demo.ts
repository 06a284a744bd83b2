import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '../accounts/password.ts';
import { crowdPlans } from './crowd.ts';
import { foundOrganisations } from './organisations.ts';
import type { Plan } from './plan.ts';
import { createRandom } from './random.ts';
import { writeRequest } from './requests.ts';
import { Rows } from './rows.ts';
import { showcasePlans } from './showcase.ts';
import { seedTaxonomies } from './taxonomies.ts';
import type { World } from './world.ts';

/** Of every account of the demonstration. */
export const DEMO_PASSWORD = 'Demo-Portal-2026';
const SEED = 20_260_101;

const yearInBucharest = new Intl.DateTimeFormat('ro-RO', { timeZone: 'Europe/Bucharest', year: 'numeric' });

/**
 * Fills an empty, migrated database with the demonstration: 40 authorities, 60 firms and 150 requests with all that
 * follows from them, dated around `now`, in one transaction. The same `now` gives the same rows, but for the password's salt.
 */
export async function seedDemo(orm: MikroORM, { now }: { now: Date }): Promise<void> {
  await seedTaxonomies(orm);
  const world = foundWorld(now, await hashPassword(DEMO_PASSWORD));
  const showcase = showcasePlans(world);
  const plans = [...showcase, ...crowdPlans(world, showcase)].sort(
    (one, other) => one.times.created.getTime() - other.times.created.getTime(),
  );
  plans.forEach((plan, index) => writeRequest(world, plan, numberOf(plan, index + 1)));
  await orm.em.fork().transactional(async (em) => {
    await world.rows.insert(em);
    await settle(em, plans.length);
  });
}

function foundWorld(now: Date, passwordHash: string): World {
  const random = createRandom(SEED);
  const rows = new Rows();
  return { now, random, rows, ...foundOrganisations({ now, random, rows, passwordHash }) };
}

const numberOf = ({ times }: Plan, serial: number) =>
  `SP-${yearInBucharest.format(times.created)}-${String(serial).padStart(6, '0')}`;

/* What the rows imply: averages count the published reviews, and the next request's number follows the last one here. */
async function settle(em: EntityManager, requests: number): Promise<void> {
  await em.execute(`
    update organisation o set rating_count = r.count, rating_sum = r.sum
    from (select subject_id, count(*) as count, sum(rating) as sum from review where published_at is not null group by subject_id) r
    where o.id = r.subject_id`);
  await em.execute(`select setval('service_request_number', ?)`, [requests]);
}
