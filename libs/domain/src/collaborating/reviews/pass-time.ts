import { REVIEW_HIDDEN_DAYS } from '@psp/contracts/reviews';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { found } from '../../load.ts';
import { Project } from '../projects/project.entity.ts';
import { publishReviews } from './commands.ts';
import { Review } from './review.entity.ts';

/** A review is published although the other side has written none. `id` is the project's. */
export const publishOldReviews: TimedStep = {
  due: (now) => sql`select distinct p.id from review v join project p on p.id = v.project_id
    where v.published_at is null and p.completed_at + make_interval(days => ${REVIEW_HIDDEN_DAYS}) <= ${now}`,
  apply: async (write, id) => {
    const { em } = write;
    const project = found(await em.findOne(Project, { id }));
    await publishReviews(write, project, await em.find(Review, { projectId: id }));
  },
};
