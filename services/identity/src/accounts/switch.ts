import type { LiveSession } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { recordAct } from '@psp/domain/joining/accounts/record';
import { switchOrganisation } from '@psp/domain/joining/accounts/switch-organisation';
import type { FastifyRequest } from 'fastify';

/** Lets the session act for another organisation of its person, and records it. Throws what `switchOrganisation` throws. */
export async function changeOrganisation(
  { orm, isLocal }: PortalApp['portal'],
  request: FastifyRequest,
  { actor, sessionId }: LiveSession,
  organisationId: string,
): Promise<void> {
  const { accountId } = actor;
  await orm.em.fork().transactional(async (tx) => {
    await switchOrganisation(tx, { accountId, sessionId, organisationId, isLocal });
    await recordAct(tx, {
      action: 'session.switch',
      outcome: 'done',
      ...{ accountId, organisationId, sessionId },
      details: { from: actor.organisationId },
      traceId: request.id,
    });
  });
}
