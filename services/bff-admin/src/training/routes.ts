import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { trainingEditingOperations } from '@psp/contracts/training-operations';
import { changeCourse } from '@psp/domain/attending/enrolment/change-course';
import {
  approveTraining,
  cancelTraining,
  createTraining,
  messageTraining,
  publishTraining,
  rejectTraining,
} from '@psp/domain/attending/training/manage-training';
import { listEditedTrainings, listTrainingMessages, readEditedTraining } from '@psp/domain/attending/training/queries';
import { JsonText } from '@psp/domain/json-text';
import { found } from '@psp/domain/load';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readEditedTraining(db, actor, id, now);
const step = actsOn(viewOf);

/** Courses: those of the association, and the proposals of firms that it decides on. */
export const trainingEditingRoutes = (app: PortalApp): void =>
  implement(app, 'admin', trainingEditingOperations, {
    list: ({ db, actor }, query) => listEditedTrainings(db, actor, query),
    view: (read, { id }) => viewOf(read, id),
    create: acting({ command: createTraining, answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: step(changeCourse),
    publish: step(publishTraining),
    approve: step(approveTraining),
    reject: step(rejectTraining),
    cancel: step(cancelTraining),
    messages: ({ db }, { id }) => listTrainingMessages(db, id),
    message: acting({
      command: messageTraining,
      answer: async ({ db }, _, { id }) => new JsonText(await listTrainingMessages(db, id)),
    }),
  });
