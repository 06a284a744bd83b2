import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { reviewOperations } from '@psp/contracts/project-operations';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { replyToReview, writeReview } from '@psp/domain/collaborating/reviews/commands';

/** Writing a review and replying to one, the same for both sides of a collaboration. */
export const reviewRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, reviewOperations, {
    write: acting({ command: writeReview, answer: (write, _, { id }) => changedProject(write, id) }),
    reply: acting({ command: replyToReview, answer: changedProject }),
  });
