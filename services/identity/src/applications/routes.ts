import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { ownApplicationOperations } from '@psp/contracts/applications-operations';
import type { Actor } from '@psp/domain/actor';
import { editApplication, resubmitApplication } from '@psp/domain/joining/applications/own-application';
import { readApplicationFile, readOwnApplication } from '@psp/domain/joining/applications/own-queries';
import { found } from '@psp/domain/load';
import type { Db } from '@psp/domain/read-db';

const ownApplicationOf = async (db: Db, actor: Actor, now: Date) => found(await readOwnApplication(db, actor, now));

/** Routes of the organisation's own application. */
export function applicationRoutes(app: PortalApp): void {
  implement(app, 'identity', ownApplicationOperations, {
    view: ({ db, actor, now }) => readOwnApplication(db, actor, now),
    file: async ({ db, actor }, { id }, reply) =>
      sendStoredFile(reply, app.portal.files, found(await readApplicationFile(db, actor.organisationId, id))),
    edit: acting({ command: editApplication, answer: ({ db, actor, now }) => ownApplicationOf(db, actor, now) }),
    resubmit: acting({
      command: resubmitApplication,
      answer: ({ db, actor, now }) => ownApplicationOf(db, { ...actor, status: 'pending' }, now),
    }),
  });
}
