import { applicants } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { editApplication as editBody, ownApplication } from '@psp/contracts/applications';
import { idParams, versioned } from '@psp/contracts/common';
import type { Actor } from '@psp/domain/actor';
import { editApplication, resubmitApplication } from '@psp/domain/joining/applications/own-application';
import { readApplicationFile, readOwnApplication } from '@psp/domain/joining/applications/own-queries';
import { found } from '@psp/domain/load';
import type { Db } from '@psp/domain/read-db';

const read = { access: applicants('viewer') };
const changed = { access: applicants('editor'), view: ownApplication };

const ownApplicationOf = async (db: Db, actor: Actor, now: Date) => found(await readOwnApplication(db, actor, now));

/**
 * The application of the signed-in person's organisation: theirs to read, also while suspended, and to change until it is
 * decided.
 */
export function applicationRoutes(app: PortalApp): void {
  app.get('/application', { config: read, schema: { response: { 200: ownApplication } } }, (request) =>
    ownApplicationOf(request.db, actorOf(request), request.now),
  );
  app.get('/application/files/:id', { config: read, schema: { params: idParams } }, async (request, reply) => {
    const { organisationId } = actorOf(request);
    const file = found(await readApplicationFile(request.db, organisationId, request.params.id));
    return sendStoredFile(reply, app.portal.files, file);
  });
  actRoute(app, 'organisation.edit', '/application', {
    ...changed,
    method: 'PUT',
    body: editBody,
    command: editApplication,
    answer: ({ db, actor, now }) => ownApplicationOf(db, actor, now),
  });
  actRoute(app, 'organisation.resubmit', '/application/resubmit', {
    ...changed,
    body: versioned,
    command: resubmitApplication,
    answer: ({ db, actor, now }) => ownApplicationOf(db, { ...actor, status: 'pending' }, now),
  });
}
