import { ACTS, ERRORS } from '@psp/contracts/words/feedback';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { AfterEvents } from '../../migrations/0116-after-events.ts';
import { askForFeedback } from './ask.ts';
import { EventFeedback } from './feedback.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Answers of those who attended an event. */
export const feedback: Capability = {
  name: 'feedback',
  words: { ACTS, ERRORS },
  entities: [EventFeedback],
  migrations: { '0116-after-events': AfterEvents },
  // Two first answers at once.
  constraints: { event_feedback_pkey: 'version.stale' },
  notifications: NOTIFICATIONS,
  time: { askForFeedback },
  // Without live updates: results that change before one's eyes would show who answered just now.
  personalData: {
    exports: {
      'pareri-despre-evenimente': {
        about: 'răspunsurile dvs. după evenimente',
        column: 'event_feedback.account_id',
        rows: (
          id,
        ) => sql`select e.title, f.overall, f.content, f.speakers, f.organisation, f.recommends, f.liked, f.improve,
          f.created_at from event_feedback f join event e on e.id = f.event_id where f.account_id = ${id} order by f.created_at`,
      },
    },
    stays: ['event_feedback.account_id'],
    erase: ({ db }, { id }) => db.run(sql`update event_feedback set liked = '', improve = '' where account_id = ${id}`),
  },
};
