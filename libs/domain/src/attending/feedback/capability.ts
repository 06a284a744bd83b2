import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/feedback';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { AfterEvents } from '../../migrations/0116-after-events.ts';
import { askForFeedback } from './ask.ts';
import { EventFeedback } from './feedback.entity.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Answers of those who attended an event. */
export const feedback: Capability = {
  name: 'feedback',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [EventFeedback],
  migrations: { '0116-after-events': AfterEvents },
  // Two first answers at once.
  constraints: { event_feedback_pkey: 'version.stale' },
  notifications: NOTIFICATIONS,
  time: { askForFeedback },
  // Under the id of the event: that of the registration would tell the association who answered just now.
  live: sql`select c.event, 'event-feedback:' || f.event_id, null::uuid, 'admin'
    from changed c join event_feedback f on f.id = c.id where c.entity = 'event-feedback'`,
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
