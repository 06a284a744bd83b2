import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestView } from '@psp/contracts/service-requests';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import { found } from '@psp/domain/load';
import { within } from '@psp/domain/read-db';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';

/** The request as it stands after the change that this transaction has made so far. */
export const changedRequest = async (em: EntityManager, actor: Actor, id: string): Promise<RequestView> => {
  await em.flush();
  return found(await readRequest(within(em), actor, id, new Date()));
};

/** Runs an edit; when it comes too late, the refusal carries what is stored now, so that both versions can be shown. */
export const orShowCurrent = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  edit: () => Promise<void>,
): Promise<void> => {
  try {
    await edit();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'version.stale') throw error;
    throw new DomainError('version.stale', { current: await readRequest(within(em), actor, id, new Date()) });
  }
};
