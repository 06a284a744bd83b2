import * as amendments from './words/amendments.ts';
import * as consultations from './words/consultations.ts';
import * as exchange from './words/exchange.ts';
import * as groups from './words/groups.ts';
import * as offers from './words/offers.ts';
import * as projects from './words/projects.ts';
import * as questions from './words/questions.ts';
import * as reviews from './words/reviews.ts';
import * as serviceRequests from './words/service-requests.ts';
import * as workConfirmations from './words/work-confirmations.ts';

/** Kinds of to-dos of each side, with their ranks. */
export const TODOS = Object.freeze({
  uat: {
    ...serviceRequests.TODOS.uat,
    ...questions.TODOS.uat,
    ...projects.TODOS.uat,
    ...amendments.TODOS.uat,
    ...consultations.TODOS.uat,
    ...groups.TODOS.uat,
    ...workConfirmations.TODOS.uat,
    ...exchange.TODOS.uat,
    ...reviews.TODOS.uat,
  },
  firma: {
    ...offers.TODOS.firma,
    ...consultations.TODOS.firma,
    ...projects.TODOS.firma,
    ...amendments.TODOS.firma,
    ...exchange.TODOS.firma,
    ...reviews.TODOS.firma,
  },
} as const);
