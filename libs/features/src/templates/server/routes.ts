import { buffer } from 'node:stream/consumers';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { asciiName } from '@psp/bff-kit/uploads/send-file';
import { suitedTemplateOperations, templateOperations } from '@psp/contracts/template-operations';
import { DomainError } from '@psp/domain/errors';
import { countUse } from '@psp/domain/knowledge/library/uses';
import { fillInThread } from '@psp/domain/knowledge/templates/fill-in-thread';
import { listSuited, readFilling, readTemplateView } from '@psp/domain/knowledge/templates/queries';

/** Registers the filling of the library's Word files in an area. */
export const templateRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, templateOperations, {
    view: ({ db, actor, now }, which) => readTemplateView(db, actor, which, now),
    fill: async ({ db, actor, now }, which, reply) => {
      const { file, values } = await readFilling(db, actor, which, now);
      const { files } = app.portal;
      if (!(await files.fileExists(file.storageKey))) throw new DomainError('not_found');
      const bytes = await buffer(await files.read(file.storageKey));
      await countUse({ db, now }, actor, { id: which.id, kind: 'download' });
      const content = await fillInThread({ bytes, values }, actor.organisationId);
      return sendDocument(reply, {
        name: asciiName(file.name.replace(/(\.docx)?$/i, ' completat.docx')),
        type: file.contentType,
        content: Buffer.from(content),
      });
    },
  });

/** Registers the templates that suit the requests of an authority. */
export const suitedTemplateRoutes = (app: PortalApp): void =>
  implement(app, 'uat', suitedTemplateOperations, {
    list: ({ db, actor }, { category }) => listSuited(db, actor, category),
  });
