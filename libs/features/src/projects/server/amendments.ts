import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { amendmentParams, proposeAmendment as proposal } from '@psp/contracts/amendments';
import { idParams, type Kind, versioned, withReason } from '@psp/contracts/common';
import {
  acceptAmendment,
  declineAmendment,
  proposeAmendment,
  withdrawAmendment,
} from '@psp/domain/collaborating/amendments/commands';
import { changed } from './changed.ts';

/** Other terms for a project: either side proposes them, the other one decides. */
export const amendmentRoutes = (app: PortalApp, kind: Kind): void => {
  const one = { ...changed, access: editors(kind) };
  actRoute(app, 'amendment.propose', '/projects/:id/amendments', {
    ...one,
    on: 'project',
    params: idParams,
    body: proposal,
    command: proposeAmendment,
  });
  const decision = { ...one, params: amendmentParams };
  const at = '/projects/:id/amendments/:amendmentId';
  actRoute(app, 'amendment.accept', `${at}/accept`, { ...decision, body: versioned, command: acceptAmendment });
  actRoute(app, 'amendment.withdraw', `${at}/withdraw`, { ...decision, body: versioned, command: withdrawAmendment });
  actRoute(app, 'amendment.decline', `${at}/decline`, { ...decision, body: withReason, command: declineAmendment });
};
