import { adoptedFrom } from '../service-requests/adopted-from.ts';
import type { OpportunityView } from '@psp/contracts/opportunities';
import type { OfferView } from '@psp/contracts/offers';
import { sql } from 'kysely';
import { cpvOf } from '../../operating/taxonomies/cpv/queries.ts';
import { type Actor, canWriteFor } from '../../actor.ts';
import type { OwnAnswer } from '@psp/contracts/consultations';
import { answerActions } from '../consultations/answer.entity.ts';
import { ownAnswerOf } from '../consultations/queries.ts';
import { partsForFirms } from '../groups/queries.ts';
import { requestFiles } from '../../operating/attachments/queries.ts';
import { offerActions } from '../offers/transitions.ts';
import { type ChosenComparison, pointsFor } from '../offers/points.ts';
import { ownOfferOf } from '../offers/queries.ts';
import { questionsOf } from '../questions/queries.ts';
import { oneRow } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { me } from '../matching/facts.ts';
import { isShownTo } from '../service-requests/shown-to.ts';
import { itemFields, withOwnOffer } from './item.ts';

type Stored = Omit<OpportunityView, 'actions' | 'answer' | 'offer' | 'questions' | 'submissionOpen' | 'outcome'> & {
  questions: Omit<OpportunityView['questions'][number], 'actions'>[];
  offer: (Omit<OfferView, 'actions' | 'points'> & { points: ChosenComparison | null }) | null;
  answer: Omit<OwnAnswer, 'actions'> | null;
  requestStatus: string;
  openedAt: string | null;
};

/** Reads an opportunity with the firm's own offer and answer; null if the firm may not see it. */
export const readOpportunity = async (db: Db, actor: Actor, id: string, now: Date): Promise<OpportunityView | null> => {
  const firma = actor.organisationId;
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select json_build_object(${itemFields(firma)},
      'description', r.description, 'purchaseKind', r.purchase_kind, 'cpv', ${cpvOf(sql`r.cpv_code`)}, 'weights', r.announced_weights, 'attachments', ${requestFiles}, 'adoptedFrom', ${adoptedFrom}, 'revision', r.revision, 'requestStatus', r.status, 'openedAt', r.opened_at,
      'cancelReason', r.cancel_reason,
      'uat', json_build_object('id', u.id, 'name', u.name, 'county', c.name),
      'questions', ${questionsOf(sql`r.id`, actor)}, 'offer', ${ownOfferOf(sql`r.id`, actor)},
      'answer', ${ownAnswerOf(sql`r.id`, actor)}, 'conclusion', r.conclusion,
      'parts', ${partsForFirms}) as json
    from service_request r join organisation u on u.id = r.organisation_id left join county c on c.code = u.county_code
      ${withOwnOffer(firma)}, ${me(firma)}
    where r.id = ${id} and ${isShownTo(actor)}`,
  );
  return row && withActions(row.json, actor, now);
};

const outcomeOf = ({ requestStatus, offer }: Stored): OpportunityView['outcome'] => {
  if (offer?.status === 'accepted') return 'won';
  if (requestStatus === 'cancelled') return 'cancelled';
  if (offer?.status === 'declined') return 'lost';
  return requestStatus === 'sent' ? 'pending' : 'none';
};

/* Action with which a firm begins its answer. */
const startOf = ({ kind, offer, answer }: Stored): OpportunityView['actions'] => {
  if (kind === 'consultation') return answer?.status === 'submitted' ? [] : ['answer'];
  return offer ? [] : ['startOffer'];
};

/* Requests that ended need not be ignored, and those that the firm has begun to answer cannot be. */
const ignoringOf = ({ ignored, offer, answer }: Stored, isOpen: boolean): OpportunityView['actions'] => {
  if (ignored) return ['restore'];
  return !isOpen || offer || answer?.status === 'submitted' ? [] : ['ignore'];
};

const ownOffer = (
  { offer, uat, revision, deadline, openedAt }: Stored,
  actor: Actor,
  { open, now }: { open: boolean; now: Date },
): OfferView | null => {
  if (!offer) return null;
  const { content, lines, status, points, id } = offer;
  const facts = {
    ...{ ...content, lines, status, organisationId: actor.organisationId, isFirmActive: actor.status === 'approved' },
    request: { organisationId: uat.id, revision, deadline: new Date(deadline), open, opened: openedAt !== null },
  };
  return { ...offer, points: points && pointsFor(points, id), actions: offerActions(facts, actor, now) };
};

const withActions = (stored: Stored, actor: Actor, now: Date): OpportunityView => {
  const { requestStatus, openedAt, ...view } = stored;
  const submissionOpen = requestStatus === 'sent' && openedAt === null && new Date(stored.deadline) > now;
  const writes = canWriteFor(actor, actor.organisationId);
  const canSubmit = submissionOpen && writes;
  const facts = { organisationId: actor.organisationId, open: submissionOpen };
  const { answer } = stored;
  return {
    ...view,
    answer: answer && { ...answer, actions: answerActions({ ...answer, ...facts }, actor, now) },
    submissionOpen,
    outcome: outcomeOf(stored),
    questions: stored.questions.map((question) => ({ ...question, actions: [] })),
    offer: ownOffer(stored, actor, { open: submissionOpen, now }),
    actions: [
      ...(canSubmit ? (['ask', ...startOf(stored)] as const) : []),
      ...(writes ? ignoringOf(stored, submissionOpen) : []),
    ],
  };
};
