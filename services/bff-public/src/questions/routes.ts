import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { frequentQuestionOperations } from '@psp/contracts/frequent-questions';
import { listFrequentQuestions } from '@psp/domain/knowledge/assistant/office/frequent-questions';

/** Frequent questions with their answers. */
export const frequentQuestionRoutes = (app: PortalApp): void =>
  implement(app, 'public', frequentQuestionOperations, { list: ({ db }) => listFrequentQuestions(db) });
