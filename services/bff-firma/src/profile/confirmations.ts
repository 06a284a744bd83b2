import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, searchText } from '@psp/contracts/common';
import { partnerOptions } from '@psp/contracts/partners';
import { askConfirmation, askedConfirmation } from '@psp/contracts/work-confirmations';
import { askForConfirmation, revokeConfirmation } from '@psp/domain/presenting/work-confirmations/commands';
import { suggestAuthorities } from '@psp/domain/joining/organisations/suggest-authorities';
import { z } from 'zod';

const PATH = '/profile/portfolio/:id/confirmation';

/** Asks authorities to confirm works of the firm's portfolio. */
export const confirmationRoutes = (app: PortalApp): void => {
  const access = editors('firma');
  app.get(
    '/authorities',
    {
      config: { access: viewers('firma') },
      schema: { querystring: z.strictObject({ q: searchText }), response: { 200: partnerOptions } },
    },
    async (request, reply) => sendJson(reply, await suggestAuthorities(request.db, request.query.q)),
  );
  actRoute(app, 'work-confirmation.ask', PATH, {
    ...{ access, on: 'organisation', params: idParams, body: askConfirmation, isSecret: true },
    command: askForConfirmation,
    view: askedConfirmation,
    answer: async (_, token) => ({ token }),
  });
  actRoute(app, 'work-confirmation.revoke', `${PATH}/revoke`, {
    ...{ access, params: idParams, body: z.strictObject({}), command: revokeConfirmation },
  });
};
