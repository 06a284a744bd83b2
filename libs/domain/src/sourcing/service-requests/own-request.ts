import type { RequestContent } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { lock } from '../../act.ts';
import type { Db } from '../../read-db.ts';
import { send, type Write } from '../../write.ts';
import { ServiceRequest } from './service-request.entity.ts';

/**
 * The authority's own request, locked until the transaction ends. Whatever changes a request or its offers takes this
 * lock first, so that two people deciding at the same moment are decided one after the other.
 */
export const ownRequest = (write: Write<Actor>, id: string): Promise<ServiceRequest> =>
  lock(write, ServiceRequest, { id, organisationId: write.actor.organisationId });

/** Replaces the list of invited firms; ids that are not approved firms are left out. */
export const invite = async ({ db, now }: Write<unknown>, requestId: string, firms: string[]): Promise<void> => {
  const gone = sql`delete from service_request_invitation
    where request_id = ${requestId} and organisation_id <> all (${firms}::uuid[])`;
  const kept = sql`insert into service_request_invitation (request_id, organisation_id, created_at)
    select ${requestId}, id, ${now} from organisation
    where id = any (${firms}::uuid[]) and kind = 'firma' and status = 'approved' on conflict do nothing`;
  await Promise.all([db.run(gone), db.run(kept)]);
};

export const invitedTo = async (db: Db, requestId: string): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select organisation_id as id from service_request_invitation
    where request_id = ${requestId} order by created_at, organisation_id`);
  return rows.map(({ id }) => id);
};

/** Keeps the text as it stands, so that what firms offered on can be shown later. */
export const keepRevision = (write: Write<Actor>, { id, revision }: ServiceRequest, content: RequestContent): void =>
  send(
    write,
    sql`insert into service_request_revision (request_id, revision, content, created_by, created_at)
      values (${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${write.actor.accountId}, ${write.now})`,
  );
