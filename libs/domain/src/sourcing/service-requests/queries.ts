import type { RequestAction, RequestView } from '@psp/contracts/service-requests';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import type { QuestionView } from '@psp/contracts/questions';
import { adoptedFrom } from './adopted-from.ts';
import { DEFAULT_WEIGHTS } from '@psp/contracts/scores';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { cpvOf } from '../../operating/taxonomies/cpv/queries.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { answersReceived, answersTo, originOf, startedFrom } from '../consultations/queries.ts';
import { requestFiles } from '../../operating/attachments/queries.ts';
import { groupOf, groupWithActions, partIdsOf, isReadableBy, type StoredGroup } from '../groups/queries.ts';
import { comparisonOf, isConfirmed } from '../offers/queries.ts';
import { offerActions } from '../offers/transitions.ts';
import { questionActions } from '../questions/question.entity.ts';
import { questionsOf } from '../questions/queries.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Db } from '../../read-db.ts';
import { countNotified } from './matching.ts';
import { type RequestFacts, requestActions } from './transitions.ts';

/** Number of offers to a request that were submitted and not withdrawn. */
const offersReceived = (requestId: Sql): Sql => sql`offers_received(${requestId})`;

/** Number of offers to a request or of answers to a consultation. */
export const answered = (requestId: Sql): Sql => sql`(${offersReceived(requestId)} + ${answersReceived(requestId)})`;

/** Item of an authority's list for the request `r`, as JSON. */
export const requestItem = sql`json_build_object(
  'id', r.id, 'kind', r.kind, 'number', r.number, 'title', r.title, 'category', r.category, 'status', r.status,
  'deadline', r.deadline, 'updatedAt', r.updated_at, 'offers', ${answered(sql`r.id`)},
  'unansweredQuestions', (select count(*) from question q where q.request_id = r.id and q.answer is null))`;

type Stored = Omit<RequestView, 'actions' | 'group' | 'offers' | 'questions' | 'submissionOpen'> & {
  organisationId: string;
  group: StoredGroup | null;
  offers: Omit<OfferComparisonItem, 'actions'>[] | null;
  questions: Omit<QuestionView, 'actions'>[];
  /** Number of offers that opening would show, without those that wait to be confirmed. */
  openable: number;
};

const requestJson = (actor: Actor) => sql`json_build_object(
  'id', r.id, 'organisationId', r.organisation_id, 'group', ${groupOf(actor)}, 'kind', r.kind, 'number', r.number, 'status', r.status, 'revision', r.revision, 'version', r.version,
  'content', json_build_object('title', r.title, 'category', r.category, 'description', r.description,
    'deadline', r.deadline, 'budgetMin', r.budget_min, 'budgetMax', r.budget_max, 'countyCode', r.county_code,
    'locality', r.locality, 'urgency', r.urgency, 'visibility', r.visibility, 'purchaseKind', r.purchase_kind, 'cpv', r.cpv_code, 'weights', r.announced_weights,
    'invited', (select coalesce(json_agg(i.organisation_id order by i.created_at, i.organisation_id), '[]')
      from service_request_invitation i where i.request_id = r.id)),
  'invited', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by f.name), '[]')
    from service_request_invitation i join organisation f on f.id = i.organisation_id where i.request_id = r.id),
  'attachments', ${requestFiles}, 'cpv', ${cpvOf(sql`r.cpv_code`)},
  'supplier', (select json_build_object('name', f.name, 'cui', f.cui, 'acceptedAt', o.decided_at)
    from offer o join organisation f on f.id = o.organisation_id where o.request_id = r.id and o.status = 'accepted'),
  'createdAt', r.created_at, 'updatedAt', r.updated_at, 'sentAt', r.sent_at, 'openedAt', r.opened_at,
  'closedAt', r.closed_at, 'cancelReason', r.cancel_reason,
  'views', (select count(*) from service_request_view v where v.request_id = r.id),
  'notifiedFirms', coalesce((select (a.details ->> 'firms')::int from audit a
    where a.entity_id = r.id and a.action = 'service-request.send' and a.outcome = 'done' limit 1), 0),
  'audience', case when r.status = 'draft' then ${countNotified} end,
  'offerCount', ${answered(sql`r.id`)},
  'openable', (select count(*) from offer o where o.request_id = r.id and o.status = 'submitted') + ${answersReceived(sql`r.id`)},
  'answers', case when r.opened_at is not null and r.kind = 'consultation' then ${answersTo(sql`r.id`)} end,
  'conclusion', r.conclusion, 'origin', ${originOf(actor)}, 'adoptedFrom', ${adoptedFrom}, 'started', ${startedFrom},
  'offers', case when r.opened_at is not null then ${comparisonOf(sql`r.id`)} end,
  'comparison', json_build_object('weights', coalesce(r.comparison -> 'weights', ${JSON.stringify(DEFAULT_WEIGHTS)}::jsonb),
    'isSet', coalesce(r.comparison -> 'weights' is not null, false)),
  'questions', ${questionsOf(sql`r.id`, actor)},
  'project', (select json_build_object('id', p.id, 'title', p.title) from project p
    where p.request_id = r.id and p.uat_id = ${actor.organisationId}),
  'history', ${historyOf(
    sql`select r.id union all select o.id from offer o where o.request_id = r.id and r.opened_at is not null
      and o.status not in ('draft', 'withdrawn') and ${isConfirmed}
      union all select n.id from consultation_answer n where n.request_id = r.id and r.opened_at is not null and n.status = 'submitted'
      union all ${partIdsOf(actor)}
      union all select q.id from question q where q.request_id = r.id and q.answer is not null`,
    actor,
  )})`;

/**
 * Reads one of the authority's requests, or a group request in which it takes part, with everything its page shows; null if there
 * is none with this id.
 */
export const readRequest = async (db: Db, actor: Actor, id: string, now: Date): Promise<RequestView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select ${requestJson(actor)} as json from service_request r
      where r.id = ${id} and ${isReadableBy(actor)}`,
  );
  return row && withActions(row.json, actor, now);
};

/* Opening needs something to open, and a consultation with answers cannot be concluded before they are opened. */
const isPossible = (action: RequestAction, openable: number, openedAt: Date | null): boolean => {
  if (action === 'openOffers') return openable > 0;
  return action !== 'conclude' || openedAt !== null || openable === 0;
};

const withActions = ({ openable, organisationId, group, ...stored }: Stored, actor: Actor, now: Date): RequestView => {
  const { content, status, kind = 'purchase' } = stored;
  const deadline = content.deadline === null ? null : new Date(content.deadline);
  const openedAt = stored.openedAt === null ? null : new Date(stored.openedAt);
  const facts: RequestFacts = {
    ...content,
    kind,
    status,
    revision: stored.revision,
    organisationId,
    deadline,
    openedAt,
  };
  const submissionOpen = status === 'sent' && openedAt === null && deadline !== null && deadline > now;
  const request = {
    organisationId,
    revision: stored.revision,
    deadline,
    open: submissionOpen,
    opened: openedAt !== null && status === 'sent',
  };
  return {
    ...stored,
    submissionOpen,
    group: groupWithActions(group, status === 'draft', actor, now),
    offers:
      stored.offers?.map((offer) => ({
        ...offer,
        actions: offerActions(
          {
            ...offer,
            status: offer.status,
            organisationId: offer.firma.id,
            request,
            isFirmActive: !offer.firma.suspended,
          },
          actor,
          now,
        ),
      })) ?? null,
    questions: stored.questions.map((question) => ({
      ...question,
      actions: questionActions(
        {
          status: question.answer === null ? 'open' : 'answered',
          uatId: organisationId,
          requestOpen: submissionOpen,
        },
        actor,
        now,
      ),
    })),
    actions: requestActions(facts, actor, now).filter((action) => isPossible(action, openable, openedAt)),
  };
};
