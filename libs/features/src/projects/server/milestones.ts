import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { idParams, type Kind, versioned } from '@psp/contracts/common';
import { addMilestone as addBody, milestoneDone, milestoneParams } from '@psp/contracts/projects';
import { addMilestone, removeMilestone, tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import { changed } from './changed.ts';

/** Adding and removing milestones, which both sides may do. */
export const milestoneRoutes = (app: PortalApp, kind: Kind): void => {
  const one = { ...changed, access: editors(kind) };
  actRoute(app, 'project.addMilestone', '/projects/:id/milestones', {
    ...one,
    params: idParams,
    body: addBody,
    command: addMilestone,
  });
  actRoute(app, 'project.removeMilestone', '/projects/:id/milestones/:milestoneId/remove', {
    ...one,
    params: milestoneParams,
    body: versioned,
    command: removeMilestone,
  });
};

/** Marking a milestone as done, which the firm does. */
export const doneRoutes = (app: PortalApp): void =>
  actRoute(app, 'project.completeMilestone', '/projects/:id/milestones/:milestoneId/done', {
    ...changed,
    access: editors('firma'),
    params: milestoneParams,
    body: milestoneDone,
    command: tickMilestone,
  });
