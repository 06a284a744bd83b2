import { presenters, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendFound } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { pictureRoute } from '@psp/bff-kit/uploads/picture-route';
import { idParams, type Kind, version, versioned } from '@psp/contracts/common';
import { communityView } from '@psp/contracts/communities';
import { COMMUNITY_SECTIONS, saveGallery as saveGalleryBody, type TextSection } from '@psp/contracts/community-bodies';
import { ownCommunity } from '@psp/contracts/own-community';
import {
  editSection,
  publishCommunity,
  startOwnCommunity,
  unpublishCommunity,
} from '@psp/domain/presenting/communities/details';
import { saveGallery } from '@psp/domain/presenting/communities/gallery';
import { readOwnCommunity } from '@psp/domain/presenting/communities/own-queries';
import { previewCommunity } from '@psp/domain/presenting/communities/read-community';
import { z } from 'zod';
import { attractionRoutes } from './attractions.ts';
import { changedCommunity } from './changed.ts';
import { importRoutes } from './import.ts';
import { communityProjectRoutes } from './projects.ts';

/** The showcase of the caller's organisation: read, started, published, and saved section by section. */
export const ownCommunityRoutes = (app: PortalApp, kind: Kind): void => {
  reads(app, kind);
  actRoute(app, 'community.create', '/communities', {
    ...changedCommunity(kind),
    params: z.strictObject({}),
    body: z.strictObject({}),
    command: startOwnCommunity,
  });
  const step = { ...changedCommunity(kind), body: versioned };
  actRoute(app, 'community.publish', '/communities/:id/publish', { ...step, command: publishCommunity });
  actRoute(app, 'community.unpublish', '/communities/:id/unpublish', { ...step, command: unpublishCommunity });
  for (const section of Object.keys(COMMUNITY_SECTIONS) as TextSection[]) sectionRoute(app, kind, section);
  actRoute(app, 'community.editGallery', '/communities/:id/gallery', {
    ...changedCommunity(kind),
    method: 'PUT',
    body: saveGalleryBody,
    command: (write, { content, ...at }) => saveGallery(write, { ...at, ...content }),
  });
  attractionRoutes(app, kind);
  communityProjectRoutes(app, kind);
  importRoutes(app, kind);
  pictureRoute(app, 'community.addPicture', '/communities/pictures', { access: presenters(kind) });
};

const reads = (app: PortalApp, kind: Kind): void => {
  const config = { access: viewers(kind) };
  app.get('/community', { config, schema: { response: { 200: ownCommunity } } }, async (request) => ({
    community: await readOwnCommunity(request.db, actorOf(request), request.now),
  }));
  app.get(
    '/communities/:id/preview',
    { config, schema: { params: idParams, response: { 200: communityView } } },
    async (request, reply) => sendFound(reply, await previewCommunity(request.db, actorOf(request), request.params.id)),
  );
};

const sectionRoute = (app: PortalApp, kind: Kind, section: TextSection): void =>
  actRoute(app, 'community.edit', `/communities/:id/${section}`, {
    ...changedCommunity(kind),
    method: 'PUT',
    body: z.strictObject({ version, content: COMMUNITY_SECTIONS[section] }),
    command: (write, { id, version: read, content }) => editSection(write, { id, version: read, section, content }),
  });
