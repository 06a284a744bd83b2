import { sql } from 'kysely';
import type { WaitingRows } from '../../capability.ts';
import { reasonsOf, reported } from '../../operating/flags/content.ts';
import type { FlaggedContent } from '../../operating/flags/notifications.ts';

/** A solution as the notifications about its reports name it. */
export const flaggedSolution = ({ id, title }: { id: string; title: string }): FlaggedContent => ({
  ...{ id, object: `„${title}”`, office: '/admin/solutions' },
  what: `soluția „${title}”`,
});

/* The release before withdraws solutions without an answer to their reports. */
const REPORTED = sql`select r.id, r.since from (${reported('solution_id')}) r join solution s on s.id = r.id and s.status = 'published'`;

/** Reported solutions, for the queue of moderation and the overview. */
export const reportedSolutions: WaitingRows = {
  rows: REPORTED,
  about: sql`select s.title, o.name from solution s join organisation o on o.id = s.organisation_id where s.id = w.id`,
  excerpt: reasonsOf('solution_id'),
};
