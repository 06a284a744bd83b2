import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams } from '@psp/contracts/common';
import { answerQuestion as body } from '@psp/contracts/questions';
import { requestView } from '@psp/contracts/service-requests';
import { answerQuestion } from '@psp/domain/sourcing/questions/commands';
import { changedRequest } from '../service-requests/views.ts';

const schema = { params: idParams, body, response: { 200: requestView } };

export const questionRoutes = (app: PortalApp): void => {
  app.post('/questions/:id/answer', { config: { access: editors('uat') }, schema }, (request) =>
    write(request, async (em, actor) => {
      const { version, answer } = request.body;
      return changedRequest(em, actor, await answerQuestion(em, actor, request.params.id, version, answer, new Date()));
    }),
  );
};
