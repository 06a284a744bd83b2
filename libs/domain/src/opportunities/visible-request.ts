import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../actor.ts';
import { DomainError } from '../errors.ts';
import { lockRequest } from '../service-requests/own-request.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';

const reaches = async (em: EntityManager, firma: string, requestId: string): Promise<boolean> => {
  const rows = await em.execute(
    `select 1 from service_request_invitation where request_id = ? and organisation_id = ?
     union all select 1 from offer where request_id = ? and organisation_id = ? limit 1`,
    [requestId, firma, requestId, firma],
  );
  return rows.length > 0;
};

/** A request that the firm may see, locked; drafts and requests for other firms are answered as not existing. */
export const visibleRequest = async (em: EntityManager, actor: Actor, id: string): Promise<ServiceRequest> => {
  const request = await lockRequest(em, id);
  const visible = request.status !== 'draft' && (request.visibility === 'all' || (await reaches(em, actor.organisationId, id)));
  if (!visible) throw new DomainError('not_found');
  return request;
};

/** Counts the firm among those that looked at the request, once. */
export const recordView = async (em: EntityManager, actor: Actor, id: string): Promise<void> => {
  await em.execute(
    `insert into service_request_view (request_id, organisation_id)
     select r.id, ? from service_request r where r.id = ? and r.status <> 'draft' and (r.visibility = 'all' or exists (
       select 1 from service_request_invitation i where i.request_id = r.id and i.organisation_id = ?)) on conflict do nothing`,
    [actor.organisationId, id, actor.organisationId],
  );
};
