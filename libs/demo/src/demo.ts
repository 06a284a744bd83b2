import type { Queue } from '@psp/domain/operating/jobs/enqueue';
import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import type { FileStore } from '@psp/domain/operating/files/store';
import { storePictures } from './stored-pictures.ts';
import { crowdPlans } from './crowd.ts';
import { foundWorld } from './found-world.ts';
import type { Founding } from './founding.ts';
import { planParts, settleParts } from './parts.ts';
import { lookThrough } from './look-through.ts';
import { countPageViews } from './page-views.ts';
import { createRandom } from './random.ts';
import { begin, type Course, courseOf } from './requests.ts';
import { consultationPlans, showcasePlans } from './showcase.ts';
import { weighAllRatings } from '@psp/domain/collaborating/reviews/pass-time';
import { countDueResponses } from '@psp/domain/presenting/partners/response';
import { seedBasics } from '@psp/domain/seed-basics';
import { readHolidays } from '@psp/domain/communicating/tickets/due';
import { SYSTEM } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { removeForgotten } from '@psp/domain/joining/registrations/remove-forgotten';
import { transaction, type Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { scheduledRequestOf } from './scheduled-request.ts';
import { searchedAtTheEnd } from './search.ts';
import { type Step, takeInOrder } from './step.ts';
import type { World } from './world.ts';

/** Of every account of the demonstration. */
export const DEMO_PASSWORD = 'Demo-Portal-2026';
const SEED = 20_260_102;

interface DemoOptions {
  now: Date;
  /** Where attached documents are kept. */
  files: FileStore;
}

/**
 * Fills an empty, migrated database with the demonstration: 40 authorities, 60 firms and 152 requests with all that
 * follows from them, and the association's queue of applications, dated around `now`, in one transaction. The same `now`
 * gives the same rows, but for their ids and the password's salt.
 */
export async function seedDemo(orm: MikroORM, { now, files }: DemoOptions): Promise<void> {
  await seedBasics(orm);
  const founding: Founding = {
    ...{ now, random: createRandom(SEED), detail: createRandom(SEED + 1), cuis: new Set() },
    passwordHash: await hashPassword(DEMO_PASSWORD),
  };
  const holidays = await readHolidays(createReadDb(orm));
  await transaction(orm, { actor: SYSTEM, now }, (write) =>
    searchedAtTheEnd(write, async () => {
      const world = await foundWorld(write, founding, files);
      const { lives, pictures } = planParts(world, holidays, files);
      // Pictures are drawn while the database works; the rows are kept only when they are there.
      await storePictures(files, pictures, live(write, world, { lives, files }));
    }),
  );
}

interface Lived {
  lives: readonly (readonly Step[])[];
  files: FileStore;
}

async function live(write: Write, world: World, { lives, files }: Lived): Promise<void> {
  await Promise.all(lives.map((steps) => takeInOrder(write, steps)));
  await doWork(write, coursesOf(world), files);
  await settleParts(write, world);
  await settle(write, world);
  await countPageViews(write, world);
}

/* In the order in which they were begun, which is the order of their numbers. */
function coursesOf(world: World): Course[] {
  const showcase = showcasePlans(world);
  const asking = { ...world, random: createRandom(SEED + 2) };
  const plans = [...showcase, ...crowdPlans(world, showcase), ...consultationPlans(asking)];
  plans.sort((one, other) => one.times.created.getTime() - other.times.created.getTime());
  return plans.map((plan) => {
    const planned = plan.consultation ? asking : world;
    return courseOf(planned, scheduledRequestOf(planned, plan));
  });
}

/* Requests of one authority are compared with each other; those of others depend on them only in the ratings that reviews make. */
async function doWork(whole: Write, courses: readonly Course[], files: FileStore): Promise<void> {
  for (const course of courses) await begin(whole, course, files);
  const byAuthority = Map.groupBy(courses, ({ request }) => request.uat.id);
  await Promise.all(
    [...byAuthority.values()].map((own) =>
      takeInOrder(
        whole,
        own.flatMap(({ steps }) => steps),
      ),
    ),
  );
  await takeInOrder(
    whole,
    courses.flatMap(({ reviews }) => reviews),
  );
}

/** Queues of what the worker makes once there is one. */
const DOCUMENTS: Queue[] = ['purchase-file', 'reception-note'];

/*
 * From now on all want mail, as after a sign-up; ratings are weighed by their average, response times counted. What was queued has
 * long been done: mails were sent and thrown away, links used or forgotten. Documents are still to be made: their bytes are nowhere.
 */
async function settle(whole: Write, world: World): Promise<void> {
  const { db } = whole;
  await db.run(sql`update account set mail_topics = default`);
  await weighAllRatings(db);
  await countDueResponses(db);
  await lookThrough(whole, world);
  await db.run(sql`delete from mail`);
  await db.run(sql`delete from pgboss.job where created_on = now() and name <> all (${DOCUMENTS}::text[])`);
  await removeForgotten(db, world.now);
}
