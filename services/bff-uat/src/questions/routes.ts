import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { receivedQuestionOperations } from '@psp/contracts/service-request-operations';
import { answerQuestion } from '@psp/domain/sourcing/questions/commands';
import { onItsRequest } from '../service-requests/views.ts';

export const questionRoutes = (app: PortalApp): void =>
  implement(app, 'uat', receivedQuestionOperations, { answer: onItsRequest(answerQuestion) });
