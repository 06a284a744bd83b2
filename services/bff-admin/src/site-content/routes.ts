import { editors, viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import {
  SECTION_ANCHORS,
  previewLink,
  previewSection as previewBody,
  restoreSection as restoreBody,
  saveSection as saveBody,
  sectionList,
  sectionParams,
  sectionView,
} from '@psp/contracts/site-content';
import { within } from '@psp/domain/read-db';
import { previewSection, restoreSection, saveSection } from '@psp/domain/publishing/site-content/commands';
import { listSections, readSection } from '@psp/domain/publishing/site-content/queries';

const read = { access: viewers('admin') };
const config = { access: editors('admin') };
const one = { params: sectionParams, response: { 200: sectionView } };

/** What the association says on the landing page and in the footer. */
export const contentRoutes = (app: PortalApp): void => {
  app.get('/content', { config: read, schema: { response: { 200: sectionList } } }, async (request, reply) =>
    sendJson(reply, await listSections(request.db)),
  );
  app.get('/content/:key', { config: read, schema: one }, (request) => readSection(request.db, request.params.key));
  app.put(
    '/content/:key',
    { config: { ...config, act: 'site-section.edit' }, schema: { ...one, body: saveBody } },
    (request) =>
      write(request, async (em, actor) => {
        await saveSection(em, actor, { ...request.params, ...request.body }, new Date());
        await em.flush();
        return readSection(within(em), request.params.key);
      }),
  );
  app.post(
    '/content/:key/restore',
    { config: { ...config, act: 'site-section.restore' }, schema: { ...one, body: restoreBody } },
    (request) =>
      write(request, async (em, actor) => {
        await restoreSection(em, actor, { ...request.params, ...request.body }, new Date());
        await em.flush();
        return readSection(within(em), request.params.key);
      }),
  );
  app.post(
    '/content/:key/preview',
    {
      config: { ...config, act: 'site-section.preview' },
      schema: { params: sectionParams, body: previewBody, response: { 200: previewLink } },
    },
    (request) =>
      write(request, async (em, actor) => {
        const token = await previewSection(em, actor, { ...request.params, ...request.body });
        return { path: `/?previzualizare=${token}#${SECTION_ANCHORS[request.params.key]}` };
      }),
  );
};
