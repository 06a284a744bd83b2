import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import type { FileStore } from '@psp/domain/operating/files/store';
import { admit, writeApplications } from './applications.ts';
import { storePictures } from './stored-pictures.ts';
import { crowdPlans } from './crowd.ts';
import { addColleagues } from './members.ts';
import { foundOrganisations } from './organisations.ts';
import { planParts, settleParts } from './parts.ts';
import type { Founding } from './people.ts';
import { writeRegistrations } from './registrations.ts';
import { createRandom } from './random.ts';
import { writeRegistry } from './registry.ts';
import { begin, type Course, courseOf } from './requests.ts';
import { Rows } from './rows.ts';
import { showcasePlans } from './showcase.ts';
import { writeContact } from './site-content.ts';
import { seedTaxonomies } from '@psp/domain/operating/taxonomies/seed';
import { readHolidays } from '@psp/domain/communicating/tickets/due';
import { SYSTEM } from '@psp/domain/actor';
import { createReadDb } from '@psp/domain/read-db';
import { transaction, type Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import { scheduledRequestOf } from './scheduled-request.ts';
import { takeInOrder } from './step.ts';
import type { World } from './world.ts';

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
 * gives the same rows, but for their ids and the password's salt.
 */
export async function seedDemo(orm: MikroORM, { now, files }: DemoOptions): Promise<void> {
  await seedTaxonomies(orm);
  const { world, attached, decisions } = foundWorld(now, await hashPassword(DEMO_PASSWORD));
  const holidays = await readHolidays(createReadDb(orm));
  const { lives, pictures } = planParts(world, holidays);
  for (const { key, content } of attached) await files.write(key, content);
  const makeAll = async (write: Write): Promise<void> => {
    await world.rows.insert(write.db);
    for (const independent of [decisions, lives])
      await Promise.all(independent.map((steps) => takeInOrder(write, steps)));
    await doWork(write, coursesOf(world));
    await settleParts(write, world);
    await writeContact(write);
    await settle(write, world);
  };
  // Pictures are drawn while the database works; the rows are kept only when they are there.
  await transaction(orm, { actor: SYSTEM, now }, (write) => storePictures(files, pictures, makeAll(write)));
}

/* In the order in which they were begun, which is the order of their numbers. */
function coursesOf(world: World): Course[] {
  const showcase = showcasePlans(world);
  const plans = [...showcase, ...crowdPlans(world, showcase)];
  plans.sort((one, other) => one.times.created.getTime() - other.times.created.getTime());
  return plans.map((plan) => courseOf(world, scheduledRequestOf(world, plan)));
}

/* Requests depend on each other only in the ratings that their reviews make. */
async function doWork(whole: Write, courses: readonly Course[]): Promise<void> {
  for (const course of courses) await begin(whole, course);
  await Promise.all(courses.map(({ steps }) => takeInOrder(whole, steps)));
  await takeInOrder(
    whole,
    courses.flatMap(({ reviews }) => reviews),
  );
}

/* The organisations and their people, and the queue of applications: what all else hangs on. */
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
  const applicants = [...parties.uats, ...parties.firms];
  const admissions = applicants.map((party) => admit(world, party));
  addColleagues(founding, [parties.admin, ...applicants]);
  const applications = writeApplications(world, founding, cuis);
  writeRegistrations(founding, cuis);
  return {
    world,
    attached: applications.flatMap(({ attached }) => attached),
    decisions: [...admissions, ...applications.map(({ decisions }) => decisions)],
  };
}

/** People have read what they were told by so many days ago. */
const READ_DAYS = 2;

/* Nobody wanted mail while the demonstration was made; from now on all do, as after a sign-up. Lists of notifications follow ids. */
async function settle({ db }: Write<unknown>, { now }: World): Promise<void> {
  await db.run(sql`update account set mail_topics = default`);
  await db.run(sql`delete from pgboss.job where name = 'mail' and data ->> 'id' in (select id::text from mail)`);
  await db.run(sql`delete from mail`);
  await db.run(sql`update notification set id = uuidv7(created_at - now()), read_at = case
    when created_at < ${daysBefore(now, READ_DAYS)} then created_at + interval '1 hour' * (1 + abs(hashtext(title || created_at)) % 40) end`);
}
