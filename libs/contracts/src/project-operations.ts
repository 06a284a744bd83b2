import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { proposeAmendment } from './amendments.ts';
import { versioned, withReason } from './common.ts';
import { act, file, operations, read } from './operations.ts';
import { projectBoard, projectBoardQuery, projectList, projectListQuery } from './project-list.ts';
import {
  acceptProject,
  addFiles,
  addMilestone,
  deliverProject,
  milestoneDone,
  projectView,
  setProgress,
} from './projects.ts';
import { replyToReview, writeReview } from './reviews.ts';

const step = { access: editors, body: versioned, view: projectView };
const because = { ...step, body: withReason };
const asked = { ...step, body: z.strictObject({}) };

/** Operations of both sides of a project; each act returns the project after the change. */
export const projectOperations = operations(['uat', 'firma'], {
  list: read('/projects', { access: viewers, query: projectListQuery, view: projectList }),
  board: read('/projects/board', { access: viewers, query: projectBoardQuery, view: projectBoard }),
  view: read('/projects/:id', { access: viewers, view: projectView }),
  attachment: file('/projects/:id/attachments/:fileId', { access: viewers }),
  note: file('/projects/:id/reception-note', { access: viewers }),
  makeNote: act('project.makeNote', 'POST /projects/:id/reception-note', asked),
  start: act('project.start', 'POST /projects/:id/start', step),
  addMilestone: act('project.addMilestone', 'POST /projects/:id/milestones', { ...step, body: addMilestone }),
  removeMilestone: act('project.removeMilestone', 'POST /projects/:id/milestones/:milestoneId/remove', step),
  addFiles: act('project.addFiles', 'POST /projects/:id/files', { ...step, body: addFiles }),
  removeFile: act('project.removeFile', 'POST /projects/:id/files/:fileId/remove', asked),
});

/** Steps of the authority. */
export const authorityProjectOperations = operations(['uat'], {
  resume: act('project.resume', 'POST /projects/:id/resume', step),
  accept: act('project.accept', 'POST /projects/:id/accept', { ...step, body: acceptProject }),
  pause: act('project.pause', 'POST /projects/:id/pause', because),
  requestChanges: act('project.requestChanges', 'POST /projects/:id/request-changes', because),
});

/** Steps of the firm. */
export const firmProjectOperations = operations(['firma'], {
  deliver: act('project.deliver', 'POST /projects/:id/deliver', { ...step, body: deliverProject }),
  setProgress: act('project.setProgress', 'POST /projects/:id/progress', { ...step, body: setProgress }),
  completeMilestone: act('project.completeMilestone', 'POST /projects/:id/milestones/:milestoneId/done', {
    ...step,
    body: milestoneDone,
  }),
});

/** Amendments: either side proposes new terms for a project, and the other side decides. */
export const amendmentOperations = operations(['uat', 'firma'], {
  propose: act('amendment.propose', 'POST /projects/:id/amendments', {
    ...step,
    on: 'project',
    body: proposeAmendment,
  }),
  accept: act('amendment.accept', 'POST /projects/:id/amendments/:amendmentId/accept', step),
  withdraw: act('amendment.withdraw', 'POST /projects/:id/amendments/:amendmentId/withdraw', step),
  decline: act('amendment.decline', 'POST /projects/:id/amendments/:amendmentId/decline', because),
});

/** Reviews, for both sides of a project. */
export const reviewOperations = operations(['uat', 'firma'], {
  write: act('review.write', 'POST /projects/:id/reviews', { ...step, on: 'project', body: writeReview }),
  reply: act('review.reply', 'POST /reviews/:id/reply', { ...step, body: replyToReview }),
});
