import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/service-requests';
import { OWN_GROUPS } from '@psp/contracts/words/search/service-requests';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { LongerNumbers } from '../../migrations/0189-longer-numbers.ts';
import { NumbersAtAMoment } from '../../migrations/0009-numbers-at-a-moment.ts';
import { ComparedOffers } from '../../migrations/0025-compared-offers.ts';
import { AnnouncedWeights } from '../../migrations/0092-announced-weights.ts';
import { PurchaseKinds } from '../../migrations/0097-purchase-kinds.ts';
import { beginOfDay } from '../../time.ts';
import { countRequests } from './list.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { expireRequests, remind } from './pass-time.ts';
import { ownSearch } from './search.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { liveRequests } from './watchers.ts';
import { whyClosed, whyDecided, whySealed, whyWeightsStay } from './why-closed.ts';

/** Number of offers of a request `r` that can be accepted. */
const received = sql`(select count(*) from offer o where o.request_id = r.id and o.status in ('submitted', 'shortlisted'))`;

export const serviceRequests: Capability = {
  name: 'service-requests',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS, TODOS },
  ownSearch,
  entities: [ServiceRequest],
  notifications: NOTIFICATIONS,
  causes: {
    'request.submission_closed': whyClosed,
    'request.already_decided': whyDecided,
    'consultation.closed': whyClosed,
    'consultation.sealed': whySealed,
    'request.offers_sealed': whySealed,
    'request.weights_announced': whyWeightsStay,
  },
  migrations: {
    '0009-numbers-at-a-moment': NumbersAtAMoment,
    '0025-compared-offers': ComparedOffers,
    '0097-purchase-kinds': PurchaseKinds,
    '0092-announced-weights': AnnouncedWeights,
    '0189-longer-numbers': LongerNumbers,
  },
  constraints: { service_request_cpv_code_fkey: 'request.cpv_unknown' },
  counts: {
    uat: (actor) => ({ serviceRequests: countRequests(actor, 'open') }),
  },
  todos: {
    uat: {
      openOffers: ({
        organisationId,
      }) => sql`select r.id, r.number, r.title, '', ${received}, r.deadline from service_request r
        where r.organisation_id = ${organisationId} and r.status = 'sent' and r.opened_at is null and r.deadline <= now()
          and ${received} > 0`,
      decideOffers: ({
        organisationId,
      }) => sql`select r.id, r.number, r.title, '', ${received}, (select ${beginOfDay(sql`min(o.valid_until)`)}
          from offer o where o.request_id = r.id and o.status in ('submitted', 'shortlisted'))
        from service_request r where r.organisation_id = ${organisationId} and r.status = 'sent' and r.opened_at is not null
          and ${received} > 0`,
    },
  },
  time: { remind, expireRequests },
  live: liveRequests,
  personalData: {
    exports: {
      solicitari: {
        about: 'solicitările începute de dumneavoastră',
        column: 'service_request.created_by',
        rows: (id, isMine) => sql`
          select number, title, category, description, deadline, budget_min, budget_max, county_code,
          locality, urgency, visibility, purchase_kind, cpv_code, status, sent_at, created_at from service_request
          where created_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
      'versiuni-de-solicitari': {
        about: 'versiunile lor scrise de dumneavoastră',
        column: 'service_request_revision.created_by',
        rows: (id, isMine) => sql`select q.number, r.revision, r.content, r.created_at from service_request_revision r
          join service_request q on q.id = r.request_id
          where r.created_by = ${id} and ${isMine('q.organisation_id')} order by q.number, r.revision`,
      },
    },
    stays: ['service_request.created_by', 'service_request_revision.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'service-request', number, 'create', created_at from service_request where created_by = ${id}`,
      sql`select q.organisation_id, 'service-request', q.number, 'edit', r.created_at
        from service_request_revision r join service_request q on q.id = r.request_id where r.created_by = ${id}`,
    ],
  },
};
