import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { answerQuestion as body } from '@psp/contracts/questions';
import { requestView } from '@psp/contracts/service-requests';
import { answerQuestion } from '@psp/domain/sourcing/questions/commands';
import { changedRequest } from '../service-requests/views.ts';

export const questionRoutes = (app: PortalApp): void =>
  actRoute(app, 'question.answer', '/questions/:id/answer', {
    access: editors('uat'),
    params: idParams,
    body,
    view: requestView,
    command: answerQuestion,
    answer: changedRequest,
  });
