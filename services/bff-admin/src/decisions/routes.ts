import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { moderationQueueOperations } from '@psp/contracts/decisions';
import { reverseDecision, upholdDecision } from '@psp/domain/overseeing/decisions/commands';
import { readContest } from '@psp/domain/overseeing/decisions/queries';
import { readDecided, readQueue } from '@psp/domain/overseeing/decisions/queue';
import { actsOn, type Reading } from '../acts-on.ts';

const contestOf = ({ db, actor, now }: Reading, id: string) => readContest(db, actor, id, now);
const onContest = actsOn(contestOf);

/** The one queue of moderation, what was decided, and contests. */
export const decisionRoutes = (app: PortalApp): void =>
  implement(app, 'admin', moderationQueueOperations, {
    queue: ({ db, actor }, query) => readQueue(db, actor, query),
    decided: ({ db }, query) => readDecided(db, query),
    contest: (read, { id }) => contestOf(read, id),
    uphold: onContest(upholdDecision),
    reverse: onContest(reverseDecision),
  });
