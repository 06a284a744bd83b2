import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import type { Person } from '../accounts/person.ts';
import { rivalsOf } from '../organisations/cui.ts';
import { writeDetails } from '../organisations/details.ts';
import { Organisation } from '../organisations/organisation.entity.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Founding {
  registration: Registration;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
  account: Person;
}

/**
 * Makes the organisation of a sign-up, owned by the account and waiting for approval, and tells the association. Its contact is
 * the person's e-mail address and phone number until somebody changes it. It takes over the sign-up's id: whoever had the sign-up
 * open finds the application at the same address.
 */
export const foundOrganisation = async (
  write: Write<Recorded>,
  { registration: { id }, content, account }: Founding,
): Promise<void> => {
  const { em, db, now } = write;
  const { kind, email, phone } = content;
  const organisation = em.create(
    Organisation,
    { id, name: content.organisation.name, kind, status: 'pending', appliedAt: now, email, phone },
    { persist: true },
  );
  await writeDetails(write, organisation, content);
  const { name } = organisation;
  await db.run(sql`insert into membership (account_id, organisation_id, role, created_at)
    values (${account.id}, ${id}, 'owner', ${now})`);
  await takeOverFiles(db, id, { organisationId: id, accountId: account.id });
  const theirs = { ...write, actor: { ...write.actor, accountId: account.id, organisationId: id } };
  record(theirs, { entity: 'organisation', id }, { action: 'apply', from: 'unconfirmed', to: 'pending' });
  const hasRivals = (await rivalsOf(db, { id, cui: content.organisation.cui })).length > 0;
  notifyAdmins(write, NOTIFICATIONS.applied({ id, name, hasRivals }));
  await queueMail(db, account.email, 'application-received', { name: account.displayName, organisation: name });
};

interface Owner {
  organisationId: string;
  accountId: string;
}

/** Gives the files of a sign-up to an organisation. */
export const takeOverFiles = async (
  db: Db,
  registrationId: string,
  { organisationId, accountId }: Owner,
): Promise<void> => {
  await db.run(sql`update stored_file set organisation_id = ${organisationId}, account_id = ${accountId},
    registration_id = null, claim_hash = null where registration_id = ${registrationId}`);
};
