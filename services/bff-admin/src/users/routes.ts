import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, withReason } from '@psp/contracts/common';
import {
  accountDetail,
  accountList,
  accountQuery,
  makeOwner as makeOwnerBody,
  organisationList,
  organisationQuery,
  organisationView,
} from '@psp/contracts/users';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { found } from '@psp/domain/load';
import { restoreOrganisation, suspendOrganisation } from '@psp/domain/joining/organisations/decide';
import { within } from '@psp/domain/read-db';
import { listAccounts, readPerson } from '@psp/domain/joining/users/account-queries';
import { makeOwner } from '@psp/domain/joining/users/make-owner';
import { restoreAccount, suspendAccount, takeOffTwoFactor } from '@psp/domain/joining/users/moderate';
import { listOrganisations, readOrganisation } from '@psp/domain/joining/users/organisation-queries';
import { z } from 'zod';

const read = { access: viewers('admin') };
const config = { access: editors('admin') };

/** Every organisation and person in the portal, and what the association may do about them. */
export const userRoutes = (app: PortalApp): void => {
  organisations(app);
  accounts(app);
};

const organisations = (app: PortalApp): void => {
  const one = { params: idParams, response: { 200: organisationView } };
  app.get(
    '/organisations',
    { config: read, schema: { querystring: organisationQuery, response: { 200: organisationList } } },
    async (request, reply) => sendJson(reply, await listOrganisations(request.db, request.query)),
  );
  app.get('/organisations/:id', { config: read, schema: one }, async (request) =>
    found(await readOrganisation(request.db, actorOf(request), request.params.id, new Date())),
  );
  app.post(
    '/organisations/:id/owner',
    { config: { ...config, act: 'membership.changeRole' }, schema: { ...one, body: makeOwnerBody } },
    (request) =>
      write(request, async (em, actor) => {
        await makeOwner(em, actor, { ...request.params, ...request.body });
        await em.flush();
        return found(await readOrganisation(within(em), actor, request.params.id, new Date()));
      }),
  );
  for (const [path, act, command] of [
    ['suspend', 'organisation.suspend', suspendOrganisation],
    ['restore', 'organisation.restore', restoreOrganisation],
  ] as const) {
    app.post(
      `/organisations/:id/${path}`,
      { config: { ...config, act }, schema: { ...one, body: withReason } },
      (request) =>
        write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
          await em.flush();
          return found(await readOrganisation(within(em), actor, request.params.id, new Date()));
        }),
    );
  }
};

const accounts = (app: PortalApp): void => {
  const one = { params: idParams, response: { 200: accountDetail } };
  app.get(
    '/accounts',
    { config: read, schema: { querystring: accountQuery, response: { 200: accountList } } },
    async (request, reply) => sendJson(reply, await listAccounts(request.db, request.query)),
  );
  app.get('/accounts/:id', { config: read, schema: one }, async (request) =>
    found(await readPerson(request.db, actorOf(request), request.params.id, new Date())),
  );
  for (const [path, act, command] of [
    ['suspend', 'account.suspend', suspendAccount],
    ['restore', 'account.restore', restoreAccount],
    ['reset-two-factor', 'account.resetTwoFactor', takeOffTwoFactor],
  ] as const) {
    app.post(`/accounts/:id/${path}`, { config: { ...config, act }, schema: { ...one, body: withReason } }, (request) =>
      write(request, async (em, actor) => {
        await command(em, actor, { ...request.params, ...request.body }, new Date());
        await em.flush();
        return found(await readPerson(within(em), actor, request.params.id, new Date()));
      }),
    );
  }
  app.post(
    '/accounts/:id/resend-confirmation',
    { config: { ...config, act: 'registration.resend' }, schema: { ...one, body: z.strictObject({}) } },
    (request) =>
      write(request, async (em, actor) => {
        await resendConfirmation(em, actor, request.params.id);
        await em.flush();
        return found(await readPerson(within(em), actor, request.params.id, new Date()));
      }),
  );
};
