import type { EntityManager } from '@mikro-orm/postgresql';
import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { write } from '@psp/bff-kit/write';
import {
  applicationList,
  applicationQuery,
  applicationView,
  approveApplication as approveBody,
} from '@psp/contracts/applications';
import { id, idParams, withReason } from '@psp/contracts/common';
import type { Actor } from '@psp/domain/actor';
import { readApplication, readFileOfApplication } from '@psp/domain/joining/applications/admin-queries';
import { listApplications } from '@psp/domain/joining/applications/queue';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { found } from '@psp/domain/load';
import { approveApplication, rejectApplication, requestInfo } from '@psp/domain/joining/organisations/decide';
import { within } from '@psp/domain/read-db';
import { z } from 'zod';

const read = { access: viewers('admin') };
const config = { access: editors('admin') };
const one = { params: idParams, response: { 200: applicationView } };
const fileParams = z.strictObject({ id, fileId: id });

const changed = async (em: EntityManager, actor: Actor, applicationId: string) => {
  await em.flush();
  return found(await readApplication(within(em), actor, applicationId, new Date()));
};

/** Who asks to join, and the association's word on it. */
export const applicationRoutes = (app: PortalApp): void => {
  reads(app);
  app.post(
    '/applications/:id/approve',
    { config: { ...config, act: 'organisation.approve' }, schema: { ...one, body: approveBody } },
    (request) =>
      write(request, async (em, actor) => {
        await approveApplication(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
  );
  for (const [path, act, command] of [
    ['request-info', 'organisation.requestInfo', requestInfo],
    ['reject', 'organisation.reject', rejectApplication],
  ] as const) {
    app.post(
      `/applications/:id/${path}`,
      { config: { ...config, act }, schema: { ...one, body: withReason } },
      (request) =>
        write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
          return changed(em, actor, request.params.id);
        }),
    );
  }
  app.post(
    '/applications/:id/resend',
    { config: { ...config, act: 'registration.resend' }, schema: { ...one, body: z.strictObject({}) } },
    (request) =>
      write(request, async (em, actor) => {
        await resendConfirmation(em, actor, request.params.id);
        return changed(em, actor, request.params.id);
      }),
  );
};

const reads = (app: PortalApp): void => {
  app.get(
    '/applications',
    { config: read, schema: { querystring: applicationQuery, response: { 200: applicationList } } },
    async (request, reply) => sendJson(reply, await listApplications(request.db, request.query)),
  );
  app.get('/applications/:id', { config: read, schema: one }, async (request) =>
    found(await readApplication(request.db, actorOf(request), request.params.id, new Date())),
  );
  app.get(
    '/applications/:id/files/:fileId',
    { config: read, schema: { params: fileParams } },
    async (request, reply) => {
      const { params } = request;
      const file = found(await readFileOfApplication(request.db, params.id, params.fileId));
      return sendStoredFile(reply, app.portal.files, file);
    },
  );
};
