import { ACTS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/questions';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { isOpen } from '../service-requests/sealed.ts';
import { requestWatchers } from '../service-requests/watchers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Question } from './question.entity.ts';

export const questions: Capability = {
  name: 'questions',
  words: { ACTS, LIVE_TOPICS, TODOS },
  entities: [Question],
  notifications: NOTIFICATIONS,
  todos: {
    uat: {
      answerQuestions: ({ organisationId }) => sql`select r.id, r.number, r.title, '', count(q.id), r.deadline
        from service_request r join question q on q.request_id = r.id and q.answer is null
        where r.organisation_id = ${organisationId} and ${isOpen} group by r.id`,
    },
  },
  live: sql`select c.event, 'service-request:' || q.request_id, side.id, null from changed c join question q on q.id = c.id
      join service_request r on r.id = q.request_id, lateral (values (q.organisation_id), (r.organisation_id)) as side (id)
      where c.action = 'question.ask'
    union all ${requestWatchers(sql`select c.event, q.request_id from changed c join question q on q.id = c.id
      where c.action = 'question.answer'`)}`,
  personalData: {
    exports: {
      intrebari: {
        about: 'întrebările puse',
        column: 'question.asked_by',
        rows: (id, isMine) => sql`
          select q.number as request, t.body, t.answer, t.answered_at, t.created_at from question t
          join service_request q on q.id = t.request_id
          where t.asked_by = ${id} and ${isMine('t.organisation_id')} order by t.id`,
      },
      raspunsuri: {
        about: 'răspunsurile date',
        column: 'question.answered_by',
        rows: (id, isMine) => sql`
          select q.number as request, t.body as question, t.answer, t.answered_at from question t
          join service_request q on q.id = t.request_id
          where t.answered_by = ${id} and ${isMine('q.organisation_id')} order by t.id`,
      },
    },
    stays: ['question.asked_by', 'question.answered_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'question', id::text, 'ask', created_at from question where asked_by = ${id}`,
      sql`select q.organisation_id, 'question', t.id::text, 'answer', t.answered_at
        from question t join service_request q on q.id = t.request_id where t.answered_by = ${id}`,
    ],
  },
};
