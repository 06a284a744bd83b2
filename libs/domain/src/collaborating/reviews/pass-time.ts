import { REVIEW_HIDDEN_DAYS } from '@psp/contracts/reviews';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { Project } from '../projects/project.entity.ts';
import { publishReviews } from './commands.ts';
import { Review } from './review.entity.ts';

/*
 * Firms whose stored mean, of one decimal, differs from the current mean by more than 0.09. The tolerance avoids a new weighting
 * for rounding alone.
 */
const misweighed = sql`organisation f, (select sum(rating_sum)::numeric / nullif(sum(rating_count), 0) as mean
  from organisation where kind = 'firma') m
  where f.kind = 'firma' and f.rating_count > 0 and abs(f.rating_prior - m.mean) > 0.09`;

/** Weights the ratings of all firms by their current mean. */
export const weighAllRatings = async (db: Db): Promise<void> => {
  await db.run(sql`update organisation set rating_prior = (select round(sum(rating_sum)::numeric / sum(rating_count), 1)
    from organisation where kind = 'firma') where kind = 'firma' and rating_count > 0`);
};

/** Updates the mean of all firms, by which ratings with few reviews are weighted. Updates all firms at once. */
export const weighRatings: TimedStep = {
  due: () => sql`select f.id from ${misweighed} limit 1`,
  apply: ({ db }) => weighAllRatings(db),
};

/** Publishes reviews after REVIEW_HIDDEN_DAYS, also if the other side has written none. `id` is the project's. */
export const publishOldReviews: TimedStep = {
  due: (now) => sql`select distinct p.id from review v join project p on p.id = v.project_id
    where v.published_at is null and p.completed_at + make_interval(days => ${REVIEW_HIDDEN_DAYS}) <= ${now}`,
  apply: async (write, id) => {
    const { em } = write;
    const project = found(await em.findOne(Project, { id }));
    await publishReviews(write, project, await em.find(Review, { projectId: id }));
  },
};
