import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { trainingOperations, trainingProposalOperations } from '@psp/contracts/training-operations';
import { proposeTraining, resendTraining } from '@psp/domain/attending/training/manage-training';
import {
  listEditedTrainings,
  listTrainings,
  readEditedTraining,
  readTraining,
} from '@psp/domain/attending/training/queries';
import { found } from '@psp/domain/load';

/** Registers the routes of the catalogue of courses for one area. */
export const trainingRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, trainingOperations, {
    list: ({ db, actor, now }, query) => listTrainings(db, actor, query, now),
    view: ({ db, actor }, { id }) => readTraining(db, actor, id),
  });

/** Registers the routes of the courses that a firm proposes. */
export const trainingProposalRoutes = (app: PortalApp): void =>
  implement(app, 'firma', trainingProposalOperations, {
    list: ({ db, actor }, query) => listEditedTrainings(db, actor, query),
    view: ({ db, actor, now }, { id }) => readEditedTraining(db, actor, id, now),
    propose: acting({
      command: proposeTraining,
      answer: async ({ db, actor, now }, id) => found(await readEditedTraining(db, actor, id, now)),
    }),
    resend: acting({
      command: resendTraining,
      answer: ({ db, actor, now }, _, { id }) => readEditedTraining(db, actor, id, now),
    }),
  });
