import type { EntityManager } from '@mikro-orm/postgresql';
import { editors, viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { versioned } from '@psp/contracts/common';
import { legalAdminList, legalAdminView, legalParams, publishLegal, saveLegalDraft } from '@psp/contracts/legal';
import { type LegalSlug } from '@psp/contracts/legal-documents';
import { listLegalForAdmin, readLegalForAdmin } from '@psp/domain/publishing/legal/admin-queries';
import { discardDraft, publishDraft, saveDraft } from '@psp/domain/publishing/legal/commands';
import { within } from '@psp/domain/read-db';

const read = { access: viewers('admin') };
const config = { access: editors('admin') };
const one = { params: legalParams, response: { 200: legalAdminView } };

const changed = async (em: EntityManager, slug: LegalSlug) => {
  await em.flush();
  return readLegalForAdmin(within(em), slug, new Date());
};

/** The legal documents: their drafts and their versions. */
export const legalRoutes = (app: PortalApp): void => {
  app.get('/legal', { config: read, schema: { response: { 200: legalAdminList } } }, async (request, reply) =>
    sendJson(reply, await listLegalForAdmin(request.db, new Date())),
  );
  app.get('/legal/:slug', { config: read, schema: one }, (request) =>
    readLegalForAdmin(request.db, request.params.slug, new Date()),
  );
  app.put(
    '/legal/:slug',
    { config: { ...config, act: 'legal-version.edit' }, schema: { ...one, body: saveLegalDraft } },
    (request) =>
      write(request, async (em, actor) => {
        await saveDraft(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, request.params.slug);
      }),
  );
  app.post(
    '/legal/:slug/discard',
    { config: { ...config, act: 'legal-version.discard' }, schema: { ...one, body: versioned } },
    (request) =>
      write(request, async (em, actor) => {
        await discardDraft(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, request.params.slug);
      }),
  );
  app.post(
    '/legal/:slug/publish',
    { config: { ...config, act: 'legal-version.publish' }, schema: { ...one, body: publishLegal } },
    (request) =>
      write(request, async (em, actor) => {
        await publishDraft(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, request.params.slug);
      }),
  );
};
