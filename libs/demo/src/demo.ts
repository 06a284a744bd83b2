import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import type { FileStore } from '@psp/domain/operating/files/store';
import { storePictures } from './stored-pictures.ts';
import { crowdPlans, earlierPlans } from './crowd.ts';
import { createWorld } from './create-world.ts';
import type { Founding } from './founding.ts';
import { flagContent } from './flags.ts';
import { showCollaborations } from './communities.ts';
import { planParts } from './parts.ts';
import { settle } from './settle.ts';
import { createRandom } from './random.ts';
import { beginRequest, type RequestCourse, requestCourse } from './requests.ts';
import { consultationPlans, showcasePlans } from './showcase.ts';
import { seedBasics } from '@psp/domain/seed-basics';
import { readWorkingDays } from '@psp/domain/communicating/tickets/due';
import { SYSTEM } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { transaction, type Write } from '@psp/domain/write';
import { scheduledRequestOf } from './scheduled-request.ts';
import { indexAfter } from './search.ts';
import { type Step, runInOrder } from './step.ts';
import type { World } from './world.ts';
import { publishLastYear } from './yearly-report.ts';

/** Password of all demo accounts. */
export const DEMO_PASSWORD = 'Demo-Portal-2026';
const SEED = 20_260_102;

interface DemoOptions {
  now: Date;
  /** Store for pictures and attached documents. */
  files: FileStore;
}

/**
 * Fills an empty, migrated database with the demonstration, in one transaction: 40 authorities, 60 firms, 173 requests with their
 * offers and projects, and the association's queue of applications, dated relative to `now`. The same `now` gives the same rows,
 * except for ids and the salt of the password.
 */
export async function seedDemo(orm: MikroORM, { now, files }: DemoOptions): Promise<void> {
  await seedBasics(orm);
  const founding: Founding = {
    ...{ now, random: createRandom(SEED), detail: createRandom(SEED + 1), cuis: new Set() },
    passwordHash: await hashPassword(DEMO_PASSWORD),
  };
  const days = await readWorkingDays(createReadDb(orm));
  await transaction(orm, { actor: SYSTEM, now }, (write) =>
    indexAfter(write, async () => {
      const world = await createWorld(write, founding, files);
      const { timelines, pictures } = planParts(world, days, files);
      // Pictures are rendered while the database works; the transaction is committed only after they are stored.
      await storePictures(files, pictures, runPlans(write, world, { timelines, files }));
    }),
  );
}

interface Plans {
  timelines: readonly (readonly Step[])[];
  files: FileStore;
}

/* Runs all steps, then computes what depends on all of them. */
async function runPlans(write: Write, world: World, { timelines, files }: Plans): Promise<void> {
  await Promise.all(timelines.map((steps) => runInOrder(write, steps)));
  await runRequests(write, planRequests(world), files);
  await flagContent(write, world);
  await showCollaborations(write, world);
  await publishLastYear(write, world);
  await settle(write, world);
}

/* Sorted by creation, which is the order of their numbers. */
function planRequests(world: World): RequestCourse[] {
  const showcase = showcasePlans(world);
  const recent = [...showcase, ...crowdPlans(world, showcase)];
  // With random sources of their own, so that they change no other request.
  const asking = { ...world, random: createRandom(SEED + 2) };
  const early = { ...world, random: createRandom(SEED + 3) };
  const planned = [
    ...recent.map((plan) => ({ plan, source: world })),
    ...consultationPlans(asking).map((plan) => ({ plan, source: asking })),
    ...earlierPlans(early, recent).map((plan) => ({ plan, source: early })),
  ];
  planned.sort((one, other) => one.plan.times.created.getTime() - other.plan.times.created.getTime());
  return planned.map(({ plan, source }) => requestCourse(source, scheduledRequestOf(source, plan)));
}

/* Requests of one authority run in order. Those of different authorities depend on each other only through the ratings of reviews. */
async function runRequests(whole: Write, courses: readonly RequestCourse[], files: FileStore): Promise<void> {
  for (const course of courses) await beginRequest(whole, course, files);
  const byAuthority = Map.groupBy(courses, ({ request }) => request.uat.id);
  await Promise.all(
    [...byAuthority.values()].map((own) =>
      runInOrder(
        whole,
        own.flatMap(({ steps }) => steps),
      ),
    ),
  );
  await runInOrder(
    whole,
    courses.flatMap(({ reviews }) => reviews),
  );
}
