import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { removeFiles } from '../../operating/files/remove.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { type RegisteredAccount, recordAs } from './record-as.ts';
import type { Registration } from './content.ts';
import type { LiveOrganisation } from './live-organisation.ts';
import { accessAsked } from './notifications.ts';
import { notifyOwners } from './notify-owners.ts';

interface Asking {
  registration: Registration;
  account: RegisteredAccount;
  organisation: LiveOrganisation;
  traceId: string | null;
}

/**
 * Asks the owners of an organisation for a place in it. Nothing for a member, or while an earlier request waits. Files that
 * came with an application of one's own are removed: there is none.
 */
export async function askAccess(em: EntityManager, asking: Asking): Promise<void> {
  const { registration, account, organisation, traceId } = asking;
  const files = await em.execute<{ id: string }[]>(
    'select id from stored_file where registration_id = ? and organisation_id is null',
    [registration.id],
  );
  await removeFiles(
    em,
    files.map(({ id }) => id),
  );
  const { content } = registration;
  const request = await oneRow(
    within(em),
    sql<{ id: string }>`insert into access_request (organisation_id, account_id, message)
      select ${organisation.id}, ${account.id}, ${content.kind === 'access' ? content.message : ''}
      where not exists (select 1 from membership where organisation_id = ${organisation.id} and account_id = ${account.id})
      on conflict do nothing returning id`,
  );
  if (!request) return;
  const act = {
    action: 'access-request.create',
    entity: 'access-request',
    entityId: request.id,
    to: 'pending',
    traceId,
  };
  recordAs(em, account, organisation.id, act);
  await notifyOwners(em, organisation.id, accessAsked(account.displayName, organisation));
}
