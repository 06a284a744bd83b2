import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { type Kind, versioned } from '@psp/contracts/common';
import {
  communityProgress,
  communityProjectContent,
  communityProjectParams,
  moveCommunityProject as moveBody,
  saveCommunityProject,
} from '@psp/contracts/community-bodies';
import {
  addCommunityProject,
  editCommunityProject,
  moveCommunityProject,
  removeCommunityProject,
  setCommunityProgress,
} from '@psp/domain/presenting/communities/projects';
import { z } from 'zod';
import { changedCommunity } from './changed.ts';

/** The projects of a showcase. What is a collaboration of the portal is moved in its own page. */
export const communityProjectRoutes = (app: PortalApp, kind: Kind): void => {
  const changed = changedCommunity(kind);
  const one = { ...changed, params: communityProjectParams };
  const path = '/communities/:id/projects';
  actRoute(app, 'community-project.add', path, {
    ...changed,
    body: z.strictObject({ content: communityProjectContent }),
    command: addCommunityProject,
  });
  actRoute(app, 'community-project.edit', `${path}/:communityProjectId`, {
    ...one,
    method: 'PUT',
    body: saveCommunityProject,
    command: editCommunityProject,
  });
  actRoute(app, 'community-project.remove', `${path}/:communityProjectId/remove`, {
    ...one,
    body: versioned,
    command: removeCommunityProject,
  });
  actRoute(app, 'community-project.setProgress', `${path}/:communityProjectId/progress`, {
    ...one,
    body: communityProgress,
    command: setCommunityProgress,
  });
  actRoute(app, 'community-project.edit', `${path}/:communityProjectId/move`, {
    ...one,
    body: moveBody,
    command: moveCommunityProject,
  });
};
