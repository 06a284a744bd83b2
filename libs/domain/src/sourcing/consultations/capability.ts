import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/consultations';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Consultations } from '../../migrations/0042-consultations.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { ConsultationAnswer } from './answer.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { answersReceived } from './queries.ts';
import { ownSearch } from './search.ts';

export const consultations: Capability = {
  name: 'consultations',
  words: { ACTS, ERRORS, LIVE_TOPICS, TODOS },
  ownSearch,
  entities: [ConsultationAnswer],
  notifications: NOTIFICATIONS,
  migrations: { '0042-consultations': Consultations },
  constraints: { offer_not_on_consultation: 'consultation.no_offers', consultation_answer_one: 'version.stale' },
  todos: {
    firma: {
      confirmAnswer: ({
        organisationId,
      }) => sql`select r.id, r.number, r.title, u.name, 1, r.deadline from consultation_answer n
        join service_request r on r.id = n.request_id join organisation u on u.id = r.organisation_id
        where n.organisation_id = ${organisationId} and n.status = 'submitted' and n.request_revision < r.revision and ${isOpen}`,
    },
    uat: {
      concludeConsultation: ({
        organisationId,
      }) => sql`select r.id, r.number, r.title, '', ${answersReceived(sql`r.id`)}, r.deadline + interval '30 days'
        from service_request r where r.organisation_id = ${organisationId} and r.kind = 'consultation'
          and r.status = 'sent' and (r.opened_at is not null or r.deadline <= now())`,
    },
  },
  // The authority sees only the number of answers, so replacing an answer sends it no event.
  live: sql`select c.event, 'service-request:' || n.request_id, side.id, null from changed c
    join consultation_answer n on n.id = c.id join service_request r on r.id = n.request_id,
    lateral (select n.organisation_id as id
      union all select r.organisation_id where c.action <> 'consultation-answer.submit' or c."from" is distinct from 'submitted') side
    where c.entity = 'consultation-answer'`,
  personalData: {
    exports: {
      'raspunsuri-la-consultari': {
        about: 'răspunsurile la consultări începute de dumneavoastră',
        column: 'consultation_answer.created_by',
        rows: (id, isMine) => sql`
          select q.number as request, n.status, n.method, n.term, n.questions, n.submitted_at, n.created_at
          from consultation_answer n join service_request q on q.id = n.request_id
          where n.created_by = ${id} and ${isMine('n.organisation_id')} order by n.id`,
      },
    },
    stays: ['consultation_answer.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'consultation-answer', id::text, 'submit', created_at
        from consultation_answer where created_by = ${id}`,
    ],
  },
};
