import { editors, viewers } from './access.ts';
import { versioned, withReason } from './common.ts';
import { act, operations, read } from './operations.ts';
import { seatMessage, sentMessages } from './seat-messages.ts';
import {
  editedTrainingList,
  editedTrainingQuery,
  editedTrainingView,
  editTraining,
  newTraining,
  trainingList,
  trainingQuery,
  trainingView,
} from './training.ts';

/** The catalogue of courses as members and partners read it. */
export const trainingOperations = operations(['uat', 'firma'], {
  list: read('/trainings', { access: viewers, query: trainingQuery, view: trainingList }),
  view: read('/trainings/:id', { access: viewers, view: trainingView }),
});

const changed = { access: editors, view: editedTrainingView };
const list = { access: viewers, query: editedTrainingQuery, view: editedTrainingList };
/** Courses that a firm proposes to the association. */
export const trainingProposalOperations = operations(['firma'], {
  list: read('/training-proposals', list),
  view: read('/training-proposals/:id', { access: viewers, view: editedTrainingView }),
  propose: act('training.propose', 'POST /training-proposals', { ...changed, body: newTraining }),
  resend: act('training.resend', 'PUT /training-proposals/:id', { ...changed, body: editTraining }),
});

/** Courses as the association prepares them and decides on proposals. */
export const trainingEditingOperations = operations(['admin'], {
  list: read('/trainings', list),
  view: read('/trainings/:id', { access: viewers, view: editedTrainingView }),
  create: act('training.create', 'POST /trainings', { ...changed, body: newTraining }),
  edit: act('training.edit', 'PUT /trainings/:id', { ...changed, body: editTraining }),
  publish: act('training.publish', 'POST /trainings/:id/publish', { ...changed, body: versioned }),
  approve: act('training.approve', 'POST /trainings/:id/approve', { ...changed, body: versioned }),
  reject: act('training.reject', 'POST /trainings/:id/reject', { ...changed, body: withReason }),
  cancel: act('training.cancel', 'POST /trainings/:id/cancel', { ...changed, body: withReason }),
  messages: read('/trainings/:id/messages', { access: viewers, view: sentMessages }),
  message: act('training.message', 'POST /trainings/:id/messages', {
    access: editors,
    body: seatMessage,
    view: sentMessages,
  }),
});
