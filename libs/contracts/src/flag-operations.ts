import { approvedMembers, editors } from './access.ts';
import { flagContent, flaggable } from './flags.ts';
import { act, operations, read } from './operations.ts';

const seen = { access: approvedMembers, view: flaggable };
const flagged = { access: editors, body: flagContent, view: flaggable };
/** Reports of published reviews and solutions by members who read them. */
export const flagOperations = operations(['uat', 'firma'], {
  review: read('/flags/reviews/:id', seen),
  solution: read('/flags/solutions/:id', seen),
  flagReview: act('content-flag.send', 'POST /flags/reviews/:id', { ...flagged, on: 'review' }),
  flagSolution: act('content-flag.send', 'POST /flags/solutions/:id', { ...flagged, on: 'solution' }),
});
