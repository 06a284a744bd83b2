import type { EntityManager } from '@mikro-orm/postgresql';
import type { OpportunityView } from '@psp/contracts/opportunities';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import { found } from '@psp/domain/load';
import { Offer } from '@psp/domain/sourcing/offers/offer.entity';
import { within } from '@psp/domain/read-db';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';

/** The opportunity, with the firm's own offer, after the change that this transaction has made so far. */
export const changedOpportunity = async (
  em: EntityManager,
  actor: Actor,
  requestId: string,
): Promise<OpportunityView> => {
  await em.flush();
  return found(await readOpportunity(within(em), actor, requestId, new Date()));
};

/** Runs an edit of an offer; when it comes too late, the refusal carries what is stored now. */
export const orShowCurrent = async (
  em: EntityManager,
  actor: Actor,
  offerId: string,
  edit: () => Promise<string>,
): Promise<string> => {
  try {
    return await edit();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'version.stale') throw error;
    const offer = found(await em.findOne(Offer, { id: offerId }));
    throw new DomainError('version.stale', {
      current: await readOpportunity(within(em), actor, offer.requestId, new Date()),
    });
  }
};
