import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import {
  applicationList,
  applicationQuery,
  applicationView,
  approveApplication as approveBody,
} from '@psp/contracts/applications';
import { idParams, withReason } from '@psp/contracts/common';
import { attachmentParams } from '@psp/contracts/files';
import type { Actor } from '@psp/domain/actor';
import { readApplication } from '@psp/domain/joining/applications/admin-queries';
import { readApplicationFile } from '@psp/domain/joining/applications/own-queries';
import { listApplications } from '@psp/domain/joining/applications/queue';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { found } from '@psp/domain/load';
import { approveApplication, rejectApplication, requestInfo } from '@psp/domain/joining/organisations/decide';
import type { Db } from '@psp/domain/read-db';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

const read = { access: viewers('admin') };

const oneOf = async (db: Db, actor: Actor, applicationId: string, now: Date) =>
  found(await readApplication(db, actor, applicationId, now));

/** Who asks to join, and the association's word on it. */
export const applicationRoutes = (app: PortalApp): void => {
  reads(app);
  const one = {
    ...{ access: editors('admin'), params: idParams, view: applicationView },
    answer: ({ db, actor, now }: Write<Actor>, _: unknown, input: { id: string }) => oneOf(db, actor, input.id, now),
  };
  const because = { ...one, body: withReason };
  actRoute(app, 'organisation.approve', '/applications/:id/approve', {
    ...one,
    body: approveBody,
    command: approveApplication,
  });
  actRoute(app, 'organisation.requestInfo', '/applications/:id/request-info', { ...because, command: requestInfo });
  actRoute(app, 'organisation.reject', '/applications/:id/reject', { ...because, command: rejectApplication });
  actRoute(app, 'registration.resend', '/applications/:id/resend', {
    ...one,
    body: z.strictObject({}),
    command: resendConfirmation,
  });
};

const reads = (app: PortalApp): void => {
  const one = { params: idParams, response: { 200: applicationView } };
  app.get(
    '/applications',
    { config: read, schema: { querystring: applicationQuery, response: { 200: applicationList } } },
    async (request, reply) => sendJson(reply, await listApplications(request.db, request.query)),
  );
  app.get('/applications/:id', { config: read, schema: one }, (request) =>
    oneOf(request.db, actorOf(request), request.params.id, request.now),
  );
  app.get(
    '/applications/:id/files/:fileId',
    { config: read, schema: { params: attachmentParams } },
    async (request, reply) => {
      const { params } = request;
      const file = found(await readApplicationFile(request.db, params.id, params.fileId));
      return sendStoredFile(reply, app.portal.files, file);
    },
  );
};
