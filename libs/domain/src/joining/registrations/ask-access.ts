import { sql } from 'kysely';
import { notifyOwners } from '../../operating/notifications/notify.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import type { Person } from '../accounts/person.ts';
import type { Registration } from './content.ts';
import type { LiveOrganisation } from './live-organisation.ts';
import { NOTIFICATIONS } from './notifications.ts';

interface Asking {
  registration: Registration;
  account: Person;
  organisation: LiveOrganisation;
}

/**
 * Asks the owners of an organisation for a place in it. Nothing for a member, or while an earlier request waits. Files that
 * came with an application of one's own are removed: there is none.
 */
export const askAccess = async (
  write: Write<Recorded>,
  { registration: { id, content }, account, organisation }: Asking,
): Promise<void> => {
  const { db, now } = write;
  await removeFiles(db, sql`registration_id = ${id} and organisation_id is null`);
  const request = await oneRow(
    db,
    sql<{ id: string }>`insert into access_request (organisation_id, account_id, message, created_at)
      select ${organisation.id}, ${account.id}, ${content.kind === 'access' ? content.message : ''}, ${now}
      where not exists (select 1 from membership where organisation_id = ${organisation.id} and account_id = ${account.id})
      on conflict do nothing returning id`,
  );
  if (!request) return;
  const theirs = { ...write, actor: { ...write.actor, accountId: account.id, organisationId: organisation.id } };
  record(theirs, { entity: 'access-request', id: request.id }, { action: 'create', to: 'pending' });
  notifyOwners(write, organisation.id, NOTIFICATIONS.accessAsked(account.displayName, organisation));
};
