import { addAdmin } from '@psp/domain/overseeing/users/create-admin';
import { editDetails } from '@psp/domain/joining/accounts/own-account';
import type { FileStore } from '@psp/domain/operating/files/store';
import { saveSection } from '@psp/domain/publishing/site-content/commands';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { admissionSteps, queueSteps } from './applications.ts';
import { HOUR } from './clock.ts';
import { CONTACT } from './content/contact.ts';
import { ASSOCIATION } from './content/members.ts';
import { mobileOf } from './details.ts';
import { type Founding, learnIds } from './founding.ts';
import { memberSteps } from './members.ts';
import { planAssociation, planOrganisations } from './organisations.ts';
import { waitingSignUps } from './registrations.ts';
import { writeRegistry } from './registry.ts';
import { rowOf, type Step, stepOf, strangersStep, takeInOrder } from './step.ts';
import type { Party, World } from './world.ts';

/** Founds the association, lets the organisations in with their people, and fills the queue of applications. */
export async function foundWorld(whole: Write, founding: Founding, files: FileStore): Promise<World> {
  const admin = planAssociation(founding);
  const { uats, firms } = planOrganisations(founding);
  const association = { admin, files };
  const parties = [...uats, ...firms].map(({ party }) => party);
  await writeRegistry(whole.db);
  await takeInOrder(whole, associationSteps(founding, admin));
  // Applicants do not wait for each other; people join organisations that are there.
  const applications = [
    ...[...uats, ...firms].map((applicant) => admissionSteps(founding, association, applicant)),
    ...queueSteps(founding, association),
    waitingSignUps(founding),
  ];
  const joining = memberSteps(founding, [admin, ...parties]);
  await Promise.all(applications.map((steps) => takeInOrder(whole, steps)));
  await takeInOrder(whole, joining);
  await settleAccounts(whole, admin);
  const { now, random, detail } = founding;
  return { now, random, detail, admin, uats: uats.map(({ party }) => party), firms: firms.map(({ party }) => party) };
}

function associationSteps({ passwordHash, detail }: Founding, admin: Party): Step[] {
  const { joinedAt, email, person: name, position } = admin;
  const phone = mobileOf(detail);
  const founded = strangersStep(joinedAt, async (write) => {
    await addAdmin(write, { email, name, organisation: ASSOCIATION, passwordHash });
  });
  const take: Step['take'] = async (whole) => {
    await founded.take(whole);
    await learnIds(whole, admin);
  };
  const soon = new Date(joinedAt.getTime() + HOUR);
  return [
    { ...founded, take },
    stepOf(admin, soon, (write) => editDetails(write, { version: 1, displayName: name, position, phone })),
    stepOf(admin, soon, async (write) => {
      const { version } = await rowOf(write, 'site_section', { key: 'contact' });
      await saveSection(write, { key: 'contact', version, content: CONTACT });
    }),
  ];
}

/* No mail is written while the demonstration is made; `settle` gives everybody back what they want by default. */
async function settleAccounts({ db }: Write, { accountId }: Party): Promise<void> {
  await db.run(sql`update account set mail_topics = '{}', two_factor_optional = id = ${accountId}`);
}
