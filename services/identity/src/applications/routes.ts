import type { EntityManager } from '@mikro-orm/postgresql';
import { applicants } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { write } from '@psp/bff-kit/write';
import { editApplication as editBody, ownApplication } from '@psp/contracts/applications';
import { idParams, versioned } from '@psp/contracts/common';
import type { Actor } from '@psp/domain/actor';
import { editApplication, resubmitApplication } from '@psp/domain/joining/applications/own-application';
import { readApplicationFile, readOwnApplication } from '@psp/domain/joining/applications/own-queries';
import { found } from '@psp/domain/load';
import { within } from '@psp/domain/read-db';

const response = { 200: ownApplication };
const read = { access: applicants('viewer') };
const config = { access: applicants('editor') };

const changed = async (em: EntityManager, actor: Actor) => {
  await em.flush();
  return found(await readOwnApplication(within(em), actor, new Date()));
};

/**
 * The application of the signed-in person's organisation: theirs to read, also while suspended, and to change until it is
 * decided.
 */
export function applicationRoutes(app: PortalApp): void {
  app.get('/application', { config: read, schema: { response } }, async (request) =>
    found(await readOwnApplication(request.db, actorOf(request), new Date())),
  );
  app.get('/application/files/:id', { config: read, schema: { params: idParams } }, async (request, reply) => {
    const { organisationId } = actorOf(request);
    const file = found(await readApplicationFile(request.db, organisationId, request.params.id));
    return sendStoredFile(reply, app.portal.files, file);
  });
  app.put(
    '/application',
    { config: { ...config, act: 'organisation.edit' }, schema: { body: editBody, response } },
    (request) =>
      write(request, async (em, actor) => {
        await editApplication(em, actor, request.body, new Date());
        return changed(em, actor);
      }),
  );
  app.post(
    '/application/resubmit',
    { config: { ...config, act: 'organisation.resubmit' }, schema: { body: versioned, response } },
    (request) =>
      write(request, async (em, actor) => {
        await resubmitApplication(em, actor, request.body.version, new Date());
        return changed(em, { ...actor, status: 'pending' });
      }),
  );
}
