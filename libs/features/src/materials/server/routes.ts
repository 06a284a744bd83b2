import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { eventMaterialOperations } from '@psp/contracts/event-materials';
import { findMaterialFile, readMaterials } from '@psp/domain/attending/materials/queries';
import { found } from '@psp/domain/load';

/** Registers the materials of events for one area. */
export const eventMaterialRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, eventMaterialOperations, {
    list: ({ db, actor }, { id }) => readMaterials(db, actor, id),
    download: async ({ db, actor }, which, reply) =>
      sendStoredFile(reply, app.portal.files, found(await findMaterialFile(db, actor, which))),
  });
