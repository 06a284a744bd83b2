import * as words from '@psp/contracts/words/reviews';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { publishOldReviews } from './pass-time.ts';
import { Review } from './review.entity.ts';

export const reviews: Capability = {
  name: 'reviews',
  words,
  entities: [Review],
  constraints: { review_project_id_author_id_key: 'review.exists' },
  time: { publishOldReviews },
  personalData: {
    exports: {
      recenzii: {
        about: 'recenziile scrise',
        column: 'review.written_by',
        rows: (id, isMine) => sql`
          select p.title as project, r.rating, r.quality, r.timeliness, r.communication, r.price, r.body,
          r.reply, r.replied_at, r.published_at, r.created_at from review r join project p on p.id = r.project_id
          where r.written_by = ${id} and ${isMine('r.author_id')} order by r.id`,
      },
    },
    stays: ['review.written_by'],
    actsElsewhere: (id) => [
      sql`select author_id, 'review', id::text, 'write', created_at from review where written_by = ${id}`,
    ],
  },
};
