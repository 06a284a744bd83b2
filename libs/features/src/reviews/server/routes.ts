import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { idParams } from '@psp/contracts/common';
import { projectView } from '@psp/contracts/projects';
import { replyToReview as replyBody, writeReview as writeBody } from '@psp/contracts/reviews';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { replyToReview, writeReview } from '@psp/domain/collaborating/reviews/commands';

/** Writing a review and replying to one, the same for both sides of a collaboration. */
export const reviewRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const one = { access: editors(kind), params: idParams, view: projectView };
  actRoute(app, 'review.write', '/projects/:id/reviews', {
    ...one,
    on: 'project',
    body: writeBody,
    command: writeReview,
    answer: (write, _, { id }) => changedProject(write, id),
  });
  actRoute(app, 'review.reply', '/reviews/:id/reply', {
    ...one,
    body: replyBody,
    command: replyToReview,
    answer: changedProject,
  });
};
