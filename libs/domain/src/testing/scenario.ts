import type { RequestKind } from '@psp/contracts/request-kinds';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { OfferContent } from '@psp/contracts/offers';
import type { RequestContent } from '@psp/contracts/service-requests';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { acceptOffer } from '../sourcing/offers/decide-offer.ts';
import { Offer } from '../sourcing/offers/offer.entity.ts';
import { startOffer, submitOffer } from '../sourcing/offers/own-offer.ts';
import { acceptProject, deliverProject, startProject } from '../collaborating/projects/steps.ts';
import { writeReview } from '../collaborating/reviews/commands.ts';
import { Review } from '../collaborating/reviews/review.entity.ts';
import { Project } from '../collaborating/projects/project.entity.ts';
import { openOffers } from '../sourcing/service-requests/open-offers.ts';
import { sendRequest } from '../sourcing/service-requests/send-request.ts';
import { createDraft } from '../sourcing/service-requests/write-request.ts';
import { romanianDay } from '@psp/contracts/romania';
import { createReadDb } from '../read-db.ts';
import { oneRow } from '../sql.ts';
import { transaction, type Write } from '../write.ts';

export const aRequest = (deciding: Partial<RequestContent> = {}): RequestContent => ({
  title: 'Digitalizarea registrului agricol',
  category: 'it-digitalizare',
  description: 'Preluarea fișelor și instruirea operatorilor.',
  deadline: null,
  budgetMin: 60_000,
  budgetMax: 90_000,
  countyCode: 'SB',
  locality: 'Sibiu',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
  ...deciding,
});

export const anOffer = (deciding: Partial<OfferContent> = {}): OfferContent => ({
  price: 68_400,
  vatRate: 21,
  deliveryDays: 60,
  validUntil: romanianDay(new Date(Date.now() + 60 * 86_400_000)),
  method: 'Lucrăm în trei etape.',
  team: 'Patru oameni.',
  ...deciding,
});

/** Returns functions that bring requests, offers and projects to each status, by the same commands as the pages. */
export const createScenario = (orm: MikroORM) => {
  const run = <T>(fn: (em: EntityManager) => Promise<T>): Promise<T> => orm.em.fork().transactional(fn);
  /** Runs a command for an actor, like its route. */
  const as = <T>(actor: Actor, command: (write: Write<Actor>) => Promise<T>): Promise<T> =>
    transaction(orm, { actor }, command);
  const versionOf = async (table: 'service_request' | 'offer' | 'project', id: string): Promise<number> => {
    const row = await oneRow(
      createReadDb(orm),
      sql<{ version: number }>`select version from ${sql.table(table)} where id = ${id}`,
    );
    return row?.version ?? 0;
  };

  const draft = (uat: Actor, content = aRequest(), kind?: RequestKind): Promise<string> =>
    as(uat, (write) => createDraft(write, { content, kind }));

  const sent = async (uat: Actor, content = aRequest(), kind?: RequestKind): Promise<string> => {
    const id = await draft(uat, content, kind);
    await as(uat, (write) => sendRequest(write, { id, version: 1 }));
    return id;
  };

  const offer = async (firma: Actor, requestId: string, content = anOffer()): Promise<string> => {
    await as(firma, (write) => startOffer(write, { id: requestId, content }));
    const { id } = await orm.em
      .fork()
      .findOneOrFail(Offer, { requestId, organisationId: firma.organisationId, status: 'draft' });
    return id;
  };

  const submitted = async (firma: Actor, requestId: string, content = anOffer()): Promise<string> => {
    const id = await offer(firma, requestId, content);
    await as(firma, (write) => submitOffer(write, { id, version: 1 }));
    return id;
  };

  const open = async (uat: Actor, requestId: string): Promise<void> => {
    const version = await versionOf('service_request', requestId);
    await as(uat, (write) => openOffers(write, { id: requestId, version }));
  };

  const opened = async (uat: Actor, firms: Actor[]): Promise<{ requestId: string; offerIds: string[] }> => {
    const requestId = await sent(uat);
    const offerIds: string[] = [];
    for (const firma of firms) offerIds.push(await submitted(firma, requestId));
    await open(uat, requestId);
    return { requestId, offerIds };
  };

  const project = async (uat: Actor, firma: Actor): Promise<string> => {
    const { requestId, offerIds } = await opened(uat, [firma]);
    const offerId = offerIds[0] ?? '';
    const version = await versionOf('offer', offerId);
    await as(uat, (write) => acceptOffer(write, { id: offerId, version, declineReason: '' }));
    return (await orm.em.fork().findOneOrFail(Project, { requestId })).id;
  };

  const running = async (uat: Actor, firma: Actor): Promise<string> => {
    const id = await project(uat, firma);
    await as(uat, (write) => startProject(write, { id, version: 1 }));
    return id;
  };

  const delivered = async (uat: Actor, firma: Actor): Promise<string> => {
    const id = await running(uat, firma);
    await as(firma, (write) => deliverProject(write, { id, version: 2 }));
    return id;
  };

  const completed = async (uat: Actor, firma: Actor): Promise<string> => {
    const id = await delivered(uat, firma);
    await as(uat, (write) => acceptProject(write, { id, version: 3 }));
    return id;
  };

  /** Both sides have written a review. Returns the id of the authority's. */
  const reviewed = async (uat: Actor, firma: Actor, rating = 4): Promise<string> => {
    const projectId = await completed(uat, firma);
    const marks = { rating, quality: 4, timeliness: 4, communication: 4, price: 4, body: 'A mers bine.' };
    for (const actor of [firma, uat]) await as(actor, (write) => writeReview(write, { id: projectId, ...marks }));
    return (await orm.em.fork().findOneOrFail(Review, { projectId, authorId: uat.organisationId })).id;
  };

  const requests = { draft, sent, offer, submitted, open, opened };
  return { run, as, versionOf, ...requests, project, running, delivered, completed, reviewed };
};
export type Scenario = ReturnType<typeof createScenario>;
