import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import { readBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { versioned } from '@psp/contracts/common';
import { legalAdminList, legalAdminView, legalParams, publishLegal, saveLegalDraft } from '@psp/contracts/legal';
import type { LegalSlug } from '@psp/contracts/legal-documents';
import type { Actor } from '@psp/domain/actor';
import { listLegalForAdmin, readLegalForAdmin } from '@psp/domain/publishing/legal/admin-queries';
import { discardDraft, publishDraft, saveDraft } from '@psp/domain/publishing/legal/commands';
import type { Write } from '@psp/domain/write';

const read = { access: viewers('admin') };
const changed = {
  access: editors('admin'),
  params: legalParams,
  view: legalAdminView,
  answer: ({ db, now }: Write<Actor>, _: void, { slug }: { slug: LegalSlug }) => readLegalForAdmin(db, slug, now),
};

/** The legal documents: their drafts and their versions. */
export const legalRoutes = (app: PortalApp): void => {
  app.get('/legal', { config: read, schema: { response: { 200: legalAdminList } } }, async (request, reply) =>
    sendJson(reply, await listLegalForAdmin(request.db, request.now)),
  );
  app.get(
    '/legal/:slug',
    { config: read, schema: { params: legalParams, response: { 200: legalAdminView } } },
    (request) => readLegalForAdmin(request.db, request.params.slug, request.now),
  );
  const path = '/legal/:slug';
  actRoute(app, 'legal-version.edit', path, {
    ...changed,
    method: 'PUT',
    body: saveLegalDraft,
    before: readBody,
    command: (write, input, _, read) => saveDraft(write, { ...input, body: read ?? input.body }),
  });
  actRoute(app, 'legal-version.discard', `${path}/discard`, { ...changed, body: versioned, command: discardDraft });
  actRoute(app, 'legal-version.publish', `${path}/publish`, { ...changed, body: publishLegal, command: publishDraft });
};
