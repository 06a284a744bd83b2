import { sql } from 'kysely';
import type { WaitingRows } from '../../capability.ts';
import { reasonsOf, reported } from '../../operating/flags/content.ts';

/** Reported reviews, for the queue of moderation and the overview. Their title is that of the project. */
export const reportedReviews: WaitingRows = {
  rows: reported('review_id'),
  about: sql`select p.title, o.name from review v join project p on p.id = v.project_id
    join organisation o on o.id = v.author_id where v.id = w.id`,
  excerpt: reasonsOf('review_id'),
};
