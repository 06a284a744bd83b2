import { actorOf } from '@psp/auth/server/plugin';
import { editors, viewers } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import { exportRoute } from '@psp/bff-kit/tables/export-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { saveComparison as comparisonBody } from '@psp/contracts/comparison';
import { requestExportQuery, requestList, requestListQuery } from '@psp/contracts/service-request-list';
import {
  createRequest as createBody,
  requestView,
  saveRequest as saveBody,
  sendRequest as sendBody,
} from '@psp/contracts/service-requests';
import { invitePartner as inviteBody, suggestedPartners } from '@psp/contracts/suggested-partners';
import { requestVersions } from '@psp/contracts/request-versions';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { found } from '@psp/domain/load';
import { fileOfOwnRequest } from '@psp/domain/sourcing/attachments/read-file';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { saveComparison } from '@psp/domain/sourcing/service-requests/compare-offers';
import { invitePartner } from '@psp/domain/sourcing/service-requests/invite-partner';
import { openOffers } from '@psp/domain/sourcing/service-requests/open-offers';
import { EXPORT_COLUMNS, exportRequests } from '@psp/domain/sourcing/service-requests/export';
import { listRequests } from '@psp/domain/sourcing/service-requests/list';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import { suggestForRequest } from '@psp/domain/sourcing/service-requests/suggestions';
import { versionsOfOwn } from '@psp/domain/sourcing/service-requests/versions';
import { exportStrings } from '@psp/domain/sourcing/service-requests/strings';
import { sendRequest } from '@psp/domain/sourcing/service-requests/send-request';
import {
  copyRequest,
  createDraft,
  discardDraft,
  saveRequest,
} from '@psp/domain/sourcing/service-requests/write-request';
import { attachmentDownload, attachmentUploads } from '@psp/features/attachments/server/routes';
import { z } from 'zod';
import { changedRequest } from './views.ts';

const read = { access: viewers('uat') };
const one = { access: editors('uat'), params: idParams };
const changed = {
  ...one,
  view: requestView,
  answer: (write: Write<Actor>, _: void, { id }: { id: string }) => changedRequest(write, id),
};

export const requestRoutes = (app: PortalApp): void => {
  reads(app);
  versions(app);
  suggestions(app);
  drafts(app);
  transitions(app);
  attachmentUploads(app, 'uat');
  attachmentDownload(app, 'uat', '/service-requests/:id', fileOfOwnRequest);
};

const reads = (app: PortalApp): void => {
  app.get(
    '/service-requests',
    { config: read, schema: { querystring: requestListQuery, response: { 200: requestList } } },
    async (request, reply) => sendJson(reply, await listRequests(request.db, actorOf(request), request.query)),
  );
  exportRoute(app, '/service-requests/export', {
    ...{ ...read, query: requestExportQuery, name: exportStrings.file, columns: EXPORT_COLUMNS, rows: exportRequests },
  });
  app.get(
    '/service-requests/:id',
    { config: read, schema: { params: idParams, response: { 200: requestView } } },
    async (request) => found(await readRequest(request.db, actorOf(request), request.params.id, request.now)),
  );
};

const versions = (app: PortalApp): void => {
  app.get(
    '/service-requests/:id/versions',
    { config: read, schema: { params: idParams, response: { 200: requestVersions } } },
    async (request, reply) => sendJson(reply, await versionsOfOwn(request.db, actorOf(request), request.params.id)),
  );
};

const suggestions = (app: PortalApp): void => {
  app.get(
    '/service-requests/:id/suggestions',
    { config: read, schema: { params: idParams, response: { 200: suggestedPartners } } },
    (request) => suggestForRequest(request.db, actorOf(request), request.params.id),
  );
};

const drafts = (app: PortalApp): void => {
  actRoute(app, 'service-request.create', '/service-requests', {
    access: editors('uat'),
    body: createBody,
    view: requestView,
    command: createDraft,
    answer: changedRequest,
  });
  const path = '/service-requests/:id';
  actRoute(app, 'service-request.edit', path, { ...changed, method: 'PUT', body: saveBody, command: saveRequest });
  actRoute(app, 'service-request.discard', `${path}/discard`, { ...one, body: versioned, command: discardDraft });
  actRoute(app, 'service-request.copy', `${path}/copy`, {
    ...one,
    body: z.strictObject({}),
    view: requestView,
    command: copyRequest,
    answer: changedRequest,
  });
};

const transitions = (app: PortalApp): void => {
  const step = { ...changed, body: versioned };
  actRoute(app, 'service-request.send', '/service-requests/:id/send', {
    ...{ ...changed, body: sendBody, command: sendRequest },
  });
  actRoute(app, 'service-request.invite', '/service-requests/:id/invite', {
    ...{ ...changed, body: inviteBody, command: invitePartner },
  });
  actRoute(app, 'service-request.openOffers', '/service-requests/:id/open-offers', { ...step, command: openOffers });
  actRoute(app, 'service-request.compare', '/service-requests/:id/comparison', {
    ...changed,
    method: 'PUT',
    body: comparisonBody,
    command: saveComparison,
  });
  actRoute(app, 'service-request.cancel', '/service-requests/:id/cancel', {
    ...changed,
    body: withReason,
    command: cancelRequest,
  });
};
