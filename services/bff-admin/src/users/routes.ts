import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, withReason } from '@psp/contracts/common';
import { correctIdentity as correctIdentityBody } from '@psp/contracts/identity-corrections';
import {
  accountDetail,
  accountList,
  accountQuery,
  makeOwner as makeOwnerBody,
  organisationList,
  organisationQuery,
  organisationView,
} from '@psp/contracts/users';
import type { Actor } from '@psp/domain/actor';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { found } from '@psp/domain/load';
import { restoreOrganisation, suspendOrganisation } from '@psp/domain/joining/organisations/decide';
import { correctIdentity } from '@psp/domain/presenting/partners/correct-identity';
import { giveBadge, keepBadge, refuseBadge, withdrawBadge } from '@psp/domain/presenting/partners/decide-badge';
import type { Db } from '@psp/domain/read-db';
import { listAccounts, readPerson } from '@psp/domain/joining/users/account-queries';
import { makeOwner } from '@psp/domain/joining/users/make-owner';
import { restoreAccount, suspendAccount, takeOffTwoFactor } from '@psp/domain/joining/users/moderate';
import { fileOfCertificate } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { listOrganisations, readOrganisation } from '@psp/domain/joining/users/organisation-queries';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

const read = { access: viewers('admin') };

/** Every organisation and person in the portal, and what the association may do about them. */
export const userRoutes = (app: PortalApp): void => {
  organisations(app);
  accounts(app);
};

const organisationOf = async (db: Db, actor: Actor, id: string, now: Date) =>
  found(await readOrganisation(db, actor, id, now));
const personOf = async (db: Db, actor: Actor, id: string, now: Date) => found(await readPerson(db, actor, id, now));

const organisations = (app: PortalApp): void => {
  const list = { querystring: organisationQuery, response: { 200: organisationList } };
  app.get('/organisations', { config: read, schema: list }, async (request, reply) =>
    sendJson(reply, await listOrganisations(request.db, request.query)),
  );
  const schema = { params: idParams, response: { 200: organisationView } };
  app.get('/organisations/:id', { config: read, schema }, (request) =>
    organisationOf(request.db, actorOf(request), request.params.id, request.now),
  );
  attachmentDownload(app, 'admin', '/organisations/certificates/:id', fileOfCertificate);
  const one = {
    ...{ access: editors('admin'), params: idParams, view: organisationView },
    answer: ({ db, actor, now }: Write<Actor>, _: unknown, { id }: { id: string }) =>
      organisationOf(db, actor, id, now),
  };
  const because = { ...one, body: withReason };
  actRoute(app, 'membership.changeRole', '/organisations/:id/owner', {
    ...one,
    body: makeOwnerBody,
    command: makeOwner,
  });
  actRoute(app, 'organisation.suspend', '/organisations/:id/suspend', { ...because, command: suspendOrganisation });
  actRoute(app, 'organisation.restore', '/organisations/:id/restore', { ...because, command: restoreOrganisation });
  actRoute(app, 'organisation.correctIdentity', '/organisations/:id/identity', {
    ...{ ...one, body: correctIdentityBody, command: correctIdentity },
  });
  actRoute(app, 'organisation.giveBadge', '/organisations/:id/give-badge', { ...because, command: giveBadge });
  actRoute(app, 'organisation.refuseBadge', '/organisations/:id/refuse-badge', { ...because, command: refuseBadge });
  actRoute(app, 'organisation.withdrawBadge', '/organisations/:id/withdraw-badge', {
    ...because,
    command: withdrawBadge,
  });
  actRoute(app, 'organisation.keepBadge', '/organisations/:id/keep-badge', { ...because, command: keepBadge });
};

const accounts = (app: PortalApp): void => {
  const list = { querystring: accountQuery, response: { 200: accountList } };
  app.get('/accounts', { config: read, schema: list }, async (request, reply) =>
    sendJson(reply, await listAccounts(request.db, request.query)),
  );
  const schema = { params: idParams, response: { 200: accountDetail } };
  app.get('/accounts/:id', { config: read, schema }, (request) =>
    personOf(request.db, actorOf(request), request.params.id, request.now),
  );
  const one = {
    ...{ access: editors('admin'), params: idParams, view: accountDetail },
    answer: ({ db, actor, now }: Write<Actor>, _: unknown, { id }: { id: string }) => personOf(db, actor, id, now),
  };
  const because = { ...one, body: withReason };
  actRoute(app, 'account.suspend', '/accounts/:id/suspend', { ...because, command: suspendAccount });
  actRoute(app, 'account.restore', '/accounts/:id/restore', { ...because, command: restoreAccount });
  actRoute(app, 'account.resetTwoFactor', '/accounts/:id/reset-two-factor', { ...because, command: takeOffTwoFactor });
  actRoute(app, 'registration.resend', '/accounts/:id/resend-confirmation', {
    ...one,
    body: z.strictObject({}),
    command: resendConfirmation,
  });
};
