import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { type Kind, versioned } from '@psp/contracts/common';
import { attractionContent, attractionOrder, attractionParams, saveAttraction } from '@psp/contracts/community-bodies';
import {
  addAttraction,
  editAttraction,
  orderAttractions,
  removeAttraction,
} from '@psp/domain/presenting/communities/attractions';
import { z } from 'zod';
import { changedCommunity } from './changed.ts';

/** The attractions of a showcase. */
export const attractionRoutes = (app: PortalApp, kind: Kind): void => {
  const changed = changedCommunity(kind);
  const one = { ...changed, params: attractionParams };
  const path = '/communities/:id/attractions';
  actRoute(app, 'community.addAttraction', path, {
    ...changed,
    body: z.strictObject({ content: attractionContent }),
    command: addAttraction,
  });
  actRoute(app, 'community.editAttraction', `${path}/:attractionId`, {
    ...one,
    method: 'PUT',
    body: saveAttraction,
    command: editAttraction,
  });
  actRoute(app, 'community.removeAttraction', `${path}/:attractionId/remove`, {
    ...one,
    body: versioned,
    command: removeAttraction,
  });
  actRoute(app, 'community.orderAttractions', `${path}/order`, {
    ...changed,
    body: attractionOrder,
    command: orderAttractions,
  });
};
