import { addAdmin } from '@psp/domain/overseeing/users/create-admin';
import { PAYMENT_ACCOUNT } from '@psp/domain/attending/proformas/payment-account';
import { editDetails } from '@psp/domain/joining/accounts/own-account';
import type { FileStore } from '@psp/domain/operating/files/store';
import { saveSetting } from '@psp/domain/operating/settings/settings';
import { saveSection } from '@psp/domain/publishing/site-content/commands';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { admissionSteps, queueSteps } from './applications.ts';
import { daysBefore, HOUR } from './clock.ts';
import { ACCOUNT, CONTACT } from './content/contact.ts';
import { ASSOCIATION } from './content/members.ts';
import { mobileOf } from './details.ts';
import { type Founding, loadIds, signUpStep } from './founding.ts';
import { memberSteps } from './members.ts';
import { planAssociation, planOrganisations } from './organisations.ts';
import { rowOf, type Step, stepOf, anonymousStep, runInOrder } from './step.ts';
import { suspensionSteps } from './suspensions.ts';
import type { Party, World } from './world.ts';
import { keepAuthorities } from '@psp/domain/joining/authorities/keep-authorities';
import type { Db } from '@psp/domain/read-db';
import { APPLICATIONS } from './content/applications.ts';
import { AUTHORITIES, VAMA } from './content/authorities.ts';
import { REGISTRATIONS } from './content/registrations.ts';
import { inventCui } from './cui.ts';

/** Creates the association, the approved organisations with their members, and the queue of applications. */
export async function createWorld(whole: Write, founding: Founding, files: FileStore): Promise<World> {
  const admin = planAssociation(founding);
  const { uats, firms } = planOrganisations(founding);
  const association = { admin, files };
  const parties = [...uats, ...firms].map(({ party }) => party);
  await writeRegistry(whole.db);
  await runInOrder(whole, associationSteps(founding, admin));
  // Applications are independent of each other; members join organisations that exist.
  const applications = [
    ...[...uats, ...firms].map((applicant) => admissionSteps(founding, association, applicant)),
    ...queueSteps(founding, association),
    unconfirmedSignUps(founding),
  ];
  const joining = memberSteps(founding, [admin, ...parties]);
  await Promise.all(applications.map((steps) => runInOrder(whole, steps)));
  await runInOrder(whole, joining);
  const proposedFirm = firms.at(-1)?.party;
  if (proposedFirm) await runInOrder(whole, suspensionSteps(founding, admin, proposedFirm));
  await settleAccounts(whole, admin);
  const { now, random, detail } = founding;
  return { now, random, detail, admin, uats: uats.map(({ party }) => party), firms: firms.map(({ party }) => party) };
}

function associationSteps({ passwordHash, detail }: Founding, admin: Party): Step[] {
  const { joinedAt, email, person: name, position } = admin;
  const phone = mobileOf(detail);
  const founded = anonymousStep(joinedAt, async (write) => {
    await addAdmin(write, { email, name, organisation: ASSOCIATION, passwordHash });
  });
  const run: Step['run'] = async (whole) => {
    await founded.run(whole);
    await loadIds(whole, admin);
  };
  const soon = new Date(joinedAt.getTime() + HOUR);
  return [
    { ...founded, run },
    stepOf(admin, soon, (write) => editDetails(write, { version: 1, displayName: name, position, phone })),
    stepOf(admin, soon, async (write) => {
      const { version } = await rowOf(write, 'site_section', { key: 'contact' });
      await saveSection(write, { key: 'contact', version, content: CONTACT });
    }),
    stepOf(admin, soon, (write) => saveSetting(PAYMENT_ACCOUNT)(write, { version: 0, value: ACCOUNT })),
  ];
}

/* Turns mails off while the demonstration is created; `settle` restores the defaults. */
async function settleAccounts({ db }: Write, { accountId }: Party): Promise<void> {
  await db.run(sql`update account set mail_topics = '{}', two_factor_optional = id = ${accountId}`);
}

/* Adds the authorities of the demonstration to the registry; the others come from the SIRUTA import. */
async function writeRegistry(db: Db): Promise<void> {
  const sources = [...AUTHORITIES, ...APPLICATIONS.flatMap((source) => (source.kind === 'uat' ? [source] : [])), VAMA];
  const bySiruta = new Map(
    sources.flatMap(({ siruta, name, type, county }) =>
      siruta === null || type === 'adi' ? [] : [[siruta, { siruta, name, type, countyCode: county }] as const],
    ),
  );
  await keepAuthorities(db, [...bySiruta.values()]);
}

/* Sign-ups whose e-mail is not confirmed. */
const unconfirmedSignUps = (founding: Founding): Step[] =>
  REGISTRATIONS.map(({ daysAgo, content }) => {
    const cui = inventCui(founding.detail, founding.cuis);
    const at = daysBefore(founding.now, daysAgo);
    return content.kind === 'uat'
      ? signUpStep(founding, { content: { ...content, organisation: { ...content.organisation, cui } }, at })
      : signUpStep(founding, { content: { ...content, organisation: { ...content.organisation, cui } }, at });
  });
