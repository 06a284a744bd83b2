import type { EntityManager } from '@mikro-orm/postgresql';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { notifyAdmins } from '../../communicating/notifications/notify.ts';
import { sortOutDetails, writeDetails } from '../organisations/details.ts';
import { Organisation } from '../organisations/organisation.entity.ts';
import { type RegisteredAccount, recordAs } from './record-as.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { applied } from './notifications.ts';

interface Founding {
  registration: Registration;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
  account: RegisteredAccount;
  traceId: string | null;
}

/**
 * Makes the organisation of a sign-up, owned by the account and waiting for approval, and tells the association. It takes
 * over the sign-up's id: whoever had the sign-up open finds the application at the same address.
 */
export async function foundOrganisation(
  em: EntityManager,
  { registration, content, account, traceId }: Founding,
): Promise<void> {
  const { id } = registration;
  const details =
    content.kind === 'uat' ? (['uat', content.organisation] as const) : (['firma', content.organisation] as const);
  const { columns } = await sortOutDetails(em, ...details);
  const name = columns.name ?? content.organisation.name;
  em.create(
    Organisation,
    { ...columns, id, name, kind: content.kind, status: 'pending', appliedAt: new Date() },
    { persist: true },
  );
  await em.flush();
  await writeDetails(em, id, ...details);
  await em.execute(`insert into membership (account_id, organisation_id, role) values (?, ?, 'owner')`, [
    account.id,
    id,
  ]);
  await em.execute(
    `update stored_file set organisation_id = ?, account_id = ?, registration_id = null, claim_hash = null where registration_id = ?`,
    [id, account.id, id],
  );
  const change = { from: 'unconfirmed', to: 'pending', traceId };
  recordAs(em, account, id, { action: 'organisation.apply', entity: 'organisation', entityId: id, ...change });
  await notifyAdmins(em, applied({ id, name }));
  await queueMail(em, account.email, 'application-received', { name: account.displayName, organisation: name });
}
