import { sql } from 'kysely';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { notifyAdmins } from '../../communicating/notifications/notify.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import type { Person } from '../accounts/person.ts';
import { writeDetails } from '../organisations/details.ts';
import { Organisation } from '../organisations/organisation.entity.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { applied } from './notifications.ts';

interface Founding {
  registration: Registration;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
  account: Person;
}

/**
 * Makes the organisation of a sign-up, owned by the account and waiting for approval, and tells the association. It takes
 * over the sign-up's id: whoever had the sign-up open finds the application at the same address.
 */
export const foundOrganisation = async (
  write: Write<Recorded>,
  { registration: { id }, content, account }: Founding,
): Promise<void> => {
  const { em, db, now } = write;
  const organisation = em.create(
    Organisation,
    { id, name: content.organisation.name, kind: content.kind, status: 'pending', appliedAt: now },
    { persist: true },
  );
  await writeDetails(write, organisation, content);
  const { name } = organisation;
  await db.run(sql`insert into membership (account_id, organisation_id, role, created_at)
    values (${account.id}, ${id}, 'owner', ${now})`);
  await db.run(sql`update stored_file set organisation_id = ${id}, account_id = ${account.id}, registration_id = null,
    claim_hash = null where registration_id = ${id}`);
  const theirs = { ...write, actor: { ...write.actor, accountId: account.id, organisationId: id } };
  record(theirs, { entity: 'organisation', id }, { action: 'apply', from: 'unconfirmed', to: 'pending' });
  notifyAdmins(write, applied({ id, name }));
  await queueMail(db, account.email, 'application-received', { name: account.displayName, organisation: name });
};
