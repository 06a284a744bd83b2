import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import {
  SECTION_ANCHORS,
  type SectionKey,
  previewLink,
  previewSection as previewBody,
  restoreSection as restoreBody,
  saveSection as saveBody,
  sectionList,
  sectionParams,
  sectionView,
} from '@psp/contracts/site-content';
import { previewSection, restoreSection, saveSection } from '@psp/domain/publishing/site-content/commands';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { listSections, readSection } from '@psp/domain/publishing/site-content/queries';

const read = { access: viewers('admin') };
const one = { access: editors('admin'), params: sectionParams };

/** What the association says on the landing page and in the footer. */
export const contentRoutes = (app: PortalApp): void => {
  app.get('/content', { config: read, schema: { response: { 200: sectionList } } }, async (request, reply) =>
    sendJson(reply, await listSections(request.db)),
  );
  app.get(
    '/content/:key',
    { config: read, schema: { params: sectionParams, response: { 200: sectionView } } },
    (request) => readSection(request.db, request.params.key),
  );
  const changed = {
    ...one,
    view: sectionView,
    answer: ({ db }: Write<Actor>, _: void, { key }: { key: SectionKey }) => readSection(db, key),
  };
  const path = '/content/:key';
  actRoute(app, 'site-section.edit', path, { ...changed, method: 'PUT', body: saveBody, command: saveSection });
  actRoute(app, 'site-section.restore', `${path}/restore`, { ...changed, body: restoreBody, command: restoreSection });
  actRoute(app, 'site-section.preview', `${path}/preview`, {
    ...one,
    body: previewBody,
    view: previewLink,
    command: previewSection,
    answer: async (_, token, { key }) => ({ path: `/?previzualizare=${token}#${SECTION_ANCHORS[key]}` }),
  });
};
