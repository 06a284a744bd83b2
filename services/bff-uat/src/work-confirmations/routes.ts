import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { versioned, withReason } from '@psp/contracts/common';
import { confirmationParams, workConfirmation } from '@psp/contracts/work-confirmations';
import type { Actor } from '@psp/domain/actor';
import { confirmWork, declineWork } from '@psp/domain/presenting/work-confirmations/commands';
import { readConfirmation } from '@psp/domain/presenting/work-confirmations/queries';
import type { Write } from '@psp/domain/write';

const PATH = '/work-confirmations/:key';

/** Works of firms that the authority is asked to confirm. */
export const workConfirmationRoutes = (app: PortalApp): void => {
  app.get(
    PATH,
    {
      config: { access: viewers('uat') },
      schema: { params: confirmationParams, response: { 200: workConfirmation } },
    },
    (request) => readConfirmation(request.db, actorOf(request), request.params.key, request.now),
  );
  const one = {
    ...{ access: editors('uat'), params: confirmationParams, view: workConfirmation },
    answer: ({ db, actor, now }: Write<Actor>, _: unknown, { key }: { key: string }) =>
      readConfirmation(db, actor, key, now),
  };
  actRoute(app, 'work-confirmation.confirm', `${PATH}/confirm`, { ...one, body: versioned, command: confirmWork });
  actRoute(app, 'work-confirmation.decline', `${PATH}/decline`, { ...one, body: withReason, command: declineWork });
};
