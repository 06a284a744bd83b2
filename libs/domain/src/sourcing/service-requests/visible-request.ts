import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { lock } from '../../act.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { isFromActiveAuthority } from './active-authority.ts';

const canSee = async (db: Db, firma: string, requestId: string): Promise<boolean> => {
  const rows = await db.run(sql`select 1 from offer where request_id = ${requestId} and organisation_id = ${firma}
    union all select 1 from consultation_answer where request_id = ${requestId} and organisation_id = ${firma}
    union all select 1 from service_request r where r.id = ${requestId} and ${isFromActiveAuthority}
      and (r.visibility = 'all' or exists (
        select 1 from service_request_invitation i where i.request_id = r.id and i.organisation_id = ${firma}))
    limit 1`);
  return rows.length > 0;
};

/** Locks a request that the firm may see. Throws `not_found` for drafts and for requests it may not see. */
export const visibleRequest = async (write: Write<Actor>, id: string): Promise<ServiceRequest> => {
  const request = await lock(write, ServiceRequest, { id });
  if (request.status === 'draft' || !(await canSee(write.db, write.actor.organisationId, id)))
    throw new DomainError('not_found');
  return request;
};

/** Records the first view of a request by an approved firm. */
export const recordView = async ({ db, actor, now }: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const firma = actor.organisationId;
  if (actor.status !== 'approved') return;
  await db.run(sql`insert into service_request_view (request_id, organisation_id, viewed_at)
    select r.id, ${firma}, ${now} from service_request r
    where r.id = ${id} and r.status <> 'draft' and ${isFromActiveAuthority} and (r.visibility = 'all' or exists (
      select 1 from service_request_invitation i where i.request_id = r.id and i.organisation_id = ${firma}))
    on conflict do nothing`);
};
