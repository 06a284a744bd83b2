import { flagReview } from '@psp/domain/collaborating/reviews/flag';
import { flagSolution } from '@psp/domain/presenting/solutions/flag';
import { IS_SHOWN } from '@psp/domain/shown-review';
import type { Sql } from '@psp/domain/sql';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore } from './clock.ts';
import { as } from './step.ts';
import type { World } from './world.ts';

const REVIEW_DAYS = 1.3;
const SOLUTION_DAYS = 0.6;

const firstOf = async ({ db }: Write, rows: Sql): Promise<{ id: string; firm: string }> => {
  const [row] = (await db.run(rows)) as { id: string; firm: string }[];
  if (!row) throw new Error('The demonstration has nothing to report');
  return row;
};

/* The least good of the reviews that a firm has read for some days. */
const REVIEW = (
  before: Date,
): Sql => sql`select v.id, v.subject_id as firm from review v join organisation f on f.id = v.subject_id
  where f.kind = 'firma' and f.status = 'approved' and ${IS_SHOWN} and v.body <> '' and v.published_at < ${before}
  order by v.rating, v.published_at desc, f.name limit 1`;
const SOLUTION = (
  before: Date,
): Sql => sql`select s.id, f.id as firm from solution s join organisation f on f.id = s.organisation_id
  where s.status = 'published' and (s.valid_until is null or s.valid_until > ${before}::date + 30) and f.status = 'approved' and s.published_at < ${before}
  order by s.published_at desc, s.title limit 1`;

/** A firm reports a review about it, and an authority a solution; both wait for the association. */
export async function flagContent(whole: Write, { now, uats, firms }: World): Promise<void> {
  const [reviewAt, solutionAt] = [daysBefore(now, REVIEW_DAYS), daysBefore(now, SOLUTION_DAYS)];
  const review = await firstOf(whole, REVIEW(reviewAt));
  const solution = await firstOf(whole, SOLUTION(solutionAt));
  const firm = firms.find(({ id }) => id === review.firm);
  const [uat] = uats;
  if (!firm || !uat) throw new Error('The demonstration has nobody to report');
  await as(whole, firm, reviewAt, (write) =>
    flagReview(write, {
      id: review.id,
      reason: 'Nu este despre colaborarea din portal, ci despre o lucrare mai veche.',
    }),
  );
  await as(whole, uat, solutionAt, (write) =>
    flagSolution(write, { id: solution.id, reason: 'Prețul din descriere nu este cel afișat.' }),
  );
}
