import { editors } from '@psp/auth/server/access';
import { idParams } from '@psp/contracts/common';
import { projectView } from '@psp/contracts/projects';
import { replyToReview as replyBody, writeReview as writeBody } from '@psp/contracts/reviews';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { replyToReview, writeReview } from '@psp/domain/collaborating/reviews/commands';
import type { PortalApp } from '@psp/bff-kit/context';
import { write } from '@psp/bff-kit/write';

const one = { params: idParams, response: { 200: projectView } };

/** Writing a review and replying to one, the same for both sides of a collaboration. */
export const reviewRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: editors(kind) };
  app.post(
    '/projects/:id/reviews',
    { config: { ...config, act: 'review.write', on: 'project' }, schema: { ...one, body: writeBody } },
    (request) =>
      write(request, async (em, actor) => {
        await writeReview(em, actor, request.params.id, request.body, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
  app.post(
    '/reviews/:id/reply',
    { config: { ...config, act: 'review.reply' }, schema: { ...one, body: replyBody } },
    (request) =>
      write(request, async (em, actor) => {
        const { version, reply } = request.body;
        return changedProject(em, actor, await replyToReview(em, actor, request.params.id, version, reply, new Date()));
      }),
  );
};
