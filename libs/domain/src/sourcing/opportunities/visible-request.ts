import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { lockRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { fromLiveAuthority } from './live-authority.ts';

const reaches = async (em: EntityManager, firma: string, requestId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from offer where request_id = ${requestId} and organisation_id = ${firma}
    union all select 1 from service_request r where r.id = ${requestId} and ${fromLiveAuthority}
      and (r.visibility = 'all' or exists (
        select 1 from service_request_invitation i where i.request_id = r.id and i.organisation_id = ${firma}))
    limit 1`.execute(em.getKysely());
  return rows.length > 0;
};

/** A request that the firm may see, locked; drafts and requests for other firms are answered as not existing. */
export const visibleRequest = async (em: EntityManager, actor: Actor, id: string): Promise<ServiceRequest> => {
  const request = await lockRequest(em, id);
  if (request.status === 'draft' || !(await reaches(em, actor.organisationId, id))) throw new DomainError('not_found');
  return request;
};

/** Counts an approved firm among those that looked at the request, once. */
export const recordView = async (em: EntityManager, actor: Actor, id: string): Promise<void> => {
  const firma = actor.organisationId;
  if (actor.status !== 'approved') return;
  await sql`insert into service_request_view (request_id, organisation_id)
    select r.id, ${firma} from service_request r
    where r.id = ${id} and r.status <> 'draft' and ${fromLiveAuthority} and (r.visibility = 'all' or exists (
      select 1 from service_request_invitation i where i.request_id = r.id and i.organisation_id = ${firma}))
    on conflict do nothing`.execute(em.getKysely());
};
