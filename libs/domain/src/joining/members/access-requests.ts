import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion, found } from '../../load.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';
import { AccessRequest } from './access-request.entity.ts';
import { join } from './join.ts';
import { lockOwnedTeam } from './team.ts';

const ownRequest = async (em: EntityManager, actor: Actor, id: string, version: number): Promise<AccessRequest> => {
  await lockOwnedTeam(em, actor);
  const own = { id, organisationId: actor.organisationId };
  const request = found(await em.findOne(AccessRequest, own, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  expectVersion(request, version);
  return request;
};

interface Asker {
  email: string;
  name: string;
}

const askerOf = async (em: EntityManager, { accountId }: AccessRequest): Promise<Asker> => {
  const rows = await em.execute<Asker[]>(
    'select email::text as email, display_name as name from account where id = ?',
    [accountId],
  );
  return found(rows[0]);
};

/** Gives who asked a place with this role and tells them by mail. */
export const acceptAccess = async (
  em: EntityManager,
  actor: Actor,
  { id, version, role }: { id: string; version: number; role: Role },
  now: Date,
): Promise<void> => {
  const request = await ownRequest(em, actor, id, version);
  record(em, actor, { entity: 'access-request', id }, request.accept(actor, now));
  await em.flush();
  const { organisationId, kind, organisationName } = actor;
  await join(em, actor, { organisation: { id: organisationId, kind }, accountId: request.accountId, role });
  const { email, name } = await askerOf(em, request);
  await queueMail(em, email, 'access-accepted', { name, organisation: organisationName, role });
};

/** Refuses who asked, with a reason that they read. */
export const declineAccess = async (
  em: EntityManager,
  actor: Actor,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<void> => {
  const request = await ownRequest(em, actor, id, version);
  record(em, actor, { entity: 'access-request', id }, request.decline(actor, reason, now), { reason });
  const { email, name } = await askerOf(em, request);
  await queueMail(em, email, 'access-declined', { name, organisation: actor.organisationName, reason });
};
