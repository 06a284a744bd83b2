import { actorOf } from '@psp/auth/server/plugin';
import { editors, viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import {
  requestContent,
  requestList,
  requestListQuery,
  requestView,
  saveRequest as saveBody,
} from '@psp/contracts/service-requests';
import { found } from '@psp/domain/load';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { listRequests, readRequest } from '@psp/domain/sourcing/service-requests/queries';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import {
  copyRequest,
  createDraft,
  discardDraft,
  saveRequest,
} from '@psp/domain/sourcing/service-requests/write-request';
import { z } from 'zod';
import { changedRequest, orShowCurrent } from './views.ts';

const read = { access: viewers('uat') };
const edit = { access: editors('uat') };
const response = { 200: requestView };
const one = { params: idParams, response };
const createBody = z.strictObject({ content: requestContent });

export const requestRoutes = (app: PortalApp): void => {
  reads(app);
  drafts(app);
  transitions(app);
};

const reads = (app: PortalApp): void => {
  app.get(
    '/service-requests',
    { config: read, schema: { querystring: requestListQuery, response: { 200: requestList } } },
    async (request, reply) => sendJson(reply, await listRequests(request.db, actorOf(request), request.query)),
  );
  app.get('/service-requests/:id', { config: read, schema: one }, async (request) =>
    found(await readRequest(request.db, actorOf(request), request.params.id, new Date())),
  );
};

const drafts = (app: PortalApp): void => {
  app.post('/service-requests', { config: edit, schema: { body: createBody, response } }, (request) =>
    write(request, async (em, actor) =>
      changedRequest(em, actor, await createDraft(em, actor, request.body.content, new Date())),
    ),
  );
  app.put('/service-requests/:id', { config: edit, schema: { ...one, body: saveBody } }, (request) =>
    write(request, async (em, actor) => {
      const { params, body } = request;
      await orShowCurrent(em, actor, params.id, () =>
        saveRequest(em, actor, params.id, body.version, body.content, new Date()),
      );
      return changedRequest(em, actor, params.id);
    }),
  );
  app.post(
    '/service-requests/:id/discard',
    { config: edit, schema: { params: idParams, body: versioned } },
    async (request, reply) => {
      await write(request, (em, actor) => discardDraft(em, actor, request.params.id, request.body.version, new Date()));
      return reply.status(204).send();
    },
  );
  app.post('/service-requests/:id/copy', { config: edit, schema: { ...one, body: z.strictObject({}) } }, (request) =>
    write(request, async (em, actor) =>
      changedRequest(em, actor, await copyRequest(em, actor, request.params.id, new Date())),
    ),
  );
};

const transitions = (app: PortalApp): void => {
  for (const [path, command] of [
    ['send', sendRequest],
    ['open-offers', openOffers],
  ] as const) {
    app.post(`/service-requests/:id/${path}`, { config: edit, schema: { ...one, body: versioned } }, (request) =>
      write(request, async (em, actor) => {
        await command(em, actor, request.params.id, request.body.version, new Date());
        return changedRequest(em, actor, request.params.id);
      }),
    );
  }
  app.post('/service-requests/:id/cancel', { config: edit, schema: { ...one, body: withReason } }, (request) =>
    write(request, async (em, actor) => {
      const { version, reason } = request.body;
      await cancelRequest(em, actor, request.params.id, version, reason, new Date());
      return changedRequest(em, actor, request.params.id);
    }),
  );
};
