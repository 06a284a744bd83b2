import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ATTACHMENT_SIZE, RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { materialEditingOperations } from '@psp/contracts/event-materials';
import type { Actor } from '@psp/domain/actor';
import {
  addEventMaterial,
  editEventMaterial,
  keepMaterialFile,
  orderEventMaterials,
  removeEventMaterial,
} from '@psp/domain/attending/materials/manage';
import { findMaterialFile, readMaterials } from '@psp/domain/attending/materials/queries';
import { JsonText } from '@psp/domain/json-text';
import { found } from '@psp/domain/load';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import type { Write } from '@psp/domain/write';

const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({
    command,
    answer: async ({ db, actor }, _, { id }: Input) => new JsonText(await readMaterials(db, actor, id)),
  });

/** Materials of events: files and links for those registered or present. */
export const materialRoutes = (app: PortalApp): void => {
  const { orm, files } = app.portal;
  implement(app, 'admin', materialEditingOperations, {
    list: ({ db, actor }, { id }) => readMaterials(db, actor, id),
    download: async ({ db, actor }, which, reply) =>
      sendStoredFile(reply, files, found(await findMaterialFile(db, actor, which))),
    upload: {
      size: ATTACHMENT_SIZE,
      receive: async ({ request, db, now, actor }) => {
        await countAttemptApart(orm, 'attachment:account', actor.accountId);
        return receiveFile(request, { ...RECEPTION, size: ATTACHMENT_SIZE }, (received) =>
          keepMaterialFile({ db, now }, files, received, actor),
        );
      },
    },
    add: step(addEventMaterial),
    edit: step(editEventMaterial),
    remove: step(removeEventMaterial),
    order: step(orderEventMaterials),
  });
};
