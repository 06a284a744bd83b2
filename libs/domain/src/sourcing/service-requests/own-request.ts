import type { RequestContent } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { lock } from '../../act.ts';
import type { Db } from '../../read-db.ts';
import { send, type Write } from '../../write.ts';
import { ServiceRequest } from './service-request.entity.ts';

/**
 * Locks one of the authority's requests until the transaction ends. Every change of a request or its offers takes this lock first,
 * so that concurrent decisions happen one after the other.
 */
export const ownRequest = (write: Write<Actor>, id: string): Promise<ServiceRequest> =>
  lock(write, ServiceRequest, { id, organisationId: write.actor.organisationId });

/** Replaces the list of invited firms; ids of other organisations are ignored. */
export const invite = async ({ db, now }: Write<unknown>, requestId: string, firms: string[]): Promise<void> => {
  const gone = sql`delete from service_request_invitation
    where request_id = ${requestId} and organisation_id <> all (${firms}::uuid[])`;
  const kept = sql`insert into service_request_invitation (request_id, organisation_id, created_at)
    select ${requestId}, id, ${now} from organisation
    where id = any (${firms}::uuid[]) and kind = 'firma' and status = 'approved' on conflict do nothing`;
  await Promise.all([db.run(gone), db.run(kept)]);
};

export const invitedFirms = async (db: Db, requestId: string): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select organisation_id as id from service_request_invitation
    where request_id = ${requestId} order by created_at, organisation_id`);
  return rows.map(({ id }) => id);
};

/** Stores the current content as a revision, to show later what firms offered on. */
export const storeRevision = (write: Write<Actor>, { id, revision }: ServiceRequest, content: RequestContent): void =>
  send(
    write,
    sql`insert into service_request_revision (request_id, revision, content, created_by, created_at)
      values (${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${write.actor.accountId}, ${write.now})`,
  );
