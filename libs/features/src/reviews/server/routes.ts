import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { reviewOperations } from '@psp/contracts/project-operations';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { replyToReview, writeReview } from '@psp/domain/collaborating/reviews/commands';

/** Registers the routes that write a review and reply to one, the same for both sides. */
export const reviewRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, reviewOperations, {
    write: acting({ command: writeReview, answer: (write, _, { id }) => changedProject(write, id) }),
    reply: acting({ command: replyToReview, answer: changedProject }),
  });
