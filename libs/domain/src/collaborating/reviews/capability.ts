import { ACTS, ERRORS, LIVE_TOPICS, TODOS } from '@psp/contracts/words/reviews';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Capability } from '../../capability.ts';
import { WeightedRatings } from '../../migrations/0018-weighted-ratings.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import type { Sql } from '../../sql.ts';
import { ownProjects, projectParties } from '../projects/queries.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { publishOldReviews, weighRatings } from './pass-time.ts';
import { reportedReviews } from './reported.ts';
import { Review } from './review.entity.ts';

/** To-do list of completed projects without a review by the actor's organisation. */
const unwritten =
  (other: Sql) =>
  (actor: Actor): Sql =>
    sql`select p.id, r.number, r.title, ${other}, 1, p.completed_at + interval '14 days'
    from project p ${projectParties}
    where ${ownProjects(actor)} and p.status = 'completed' and p.completed_at > now() - interval '60 days'
      and not exists (select 1 from review v where v.project_id = p.id and v.author_id = ${actor.organisationId})`;

export const reviews: Capability = {
  name: 'reviews',
  words: { ACTS, ERRORS, LIVE_TOPICS, TODOS },
  entities: [Review],
  constraints: { review_project_id_author_id_key: 'review.exists' },
  causes: {
    'review.exists': causedBy({
      acts: ['review.write'],
      rows: (id, { organisationId }) =>
        sql`select id from review where project_id = ${id} and author_id = ${organisationId}`,
      wayOn: 'Recenzia organizației dvs. se vede pe pagina proiectului și nu se mai schimbă.',
    }),
    'review.reply_exists': causedBy({
      acts: ['review.reply'],
      wayOn: 'Răspunsul se vede sub recenzie și nu se mai schimbă.',
    }),
  },
  todos: { uat: { writeReview: unwritten(sql`f.name`) }, firma: { writeReview: unwritten(sql`u.name`) } },
  migrations: { '0018-weighted-ratings': WeightedRatings },
  time: { publishOldReviews, weighRatings },
  notifications: NOTIFICATIONS,
  waiting: { flaggedReviews: () => reportedReviews },
  personalData: {
    exports: {
      recenzii: {
        about: 'recenziile scrise',
        column: 'review.written_by',
        rows: (id, isMine) => sql`
          select p.title as project, r.rating, r.quality, r.timeliness, r.communication, r.price, r.body,
          r.reply, r.replied_at, r.published_at, r.removed_at, r.created_at from review r join project p on p.id = r.project_id
          where r.written_by = ${id} and ${isMine('r.author_id')} order by r.id`,
      },
    },
    stays: ['review.written_by'],
    actsElsewhere: (id) => [
      sql`select author_id, 'review', id::text, 'write', created_at from review where written_by = ${id}`,
    ],
  },
};
