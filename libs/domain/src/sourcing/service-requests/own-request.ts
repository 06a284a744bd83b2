import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestContent } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { ServiceRequest } from './service-request.entity.ts';

/**
 * The authority's own request, locked until the transaction ends. Whatever changes a request or its offers takes this
 * lock first, so that two people deciding at the same moment are decided one after the other.
 */
export const ownRequest = async (em: EntityManager, actor: Actor, id: string): Promise<ServiceRequest> =>
  found(
    await em.findOne(
      ServiceRequest,
      { id, organisationId: actor.organisationId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    ),
  );

/** Any request by its id, locked, for those who reach it by another right than owning it. */
export const lockRequest = async (em: EntityManager, id: string): Promise<ServiceRequest> =>
  found(await em.findOne(ServiceRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));

/** Replaces the list of invited firms; ids that are not approved firms are left out. */
export const invite = async (em: EntityManager, requestId: string, firms: string[]): Promise<void> => {
  const db = em.getKysely();
  await sql`delete from service_request_invitation where request_id = ${requestId} and organisation_id <> all (${firms}::uuid[])`.execute(
    db,
  );
  await sql`insert into service_request_invitation (request_id, organisation_id)
    select ${requestId}, id from organisation
    where id = any (${firms}::uuid[]) and kind = 'firma' and status = 'approved' on conflict do nothing`.execute(db);
};

export const invitedTo = async (em: EntityManager, requestId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select organisation_id as id from service_request_invitation
    where request_id = ${requestId} order by created_at, organisation_id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
};

/** Keeps the text as it stands, so that what firms offered on can be shown later. */
export const keepRevision = async (
  em: EntityManager,
  actor: Actor,
  request: ServiceRequest,
  content: RequestContent,
): Promise<void> => {
  await sql`insert into service_request_revision (request_id, revision, content, created_by)
    values (${request.id}, ${request.revision}, ${JSON.stringify(content)}::jsonb, ${actor.accountId})`.execute(
    em.getKysely(),
  );
};
