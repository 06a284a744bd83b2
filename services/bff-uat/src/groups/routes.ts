import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, withReason } from '@psp/contracts/common';
import {
  confirmPart as confirmBody,
  inviteAuthority as inviteBody,
  removeAuthority as removeBody,
} from '@psp/contracts/group-parts';
import { candidateList, candidateQuery, groupList, groupListQuery, groupView } from '@psp/contracts/groups';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { fileOfGroup } from '@psp/domain/sourcing/attachments/read-file';
import { listCandidates } from '@psp/domain/sourcing/groups/candidates';
import { inviteAuthority, removeAuthority } from '@psp/domain/sourcing/groups/lead';
import { confirmPart, declinePart, withdrawPart } from '@psp/domain/sourcing/groups/own-part';
import { listGroups, readGroup } from '@psp/domain/sourcing/groups/read';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '@psp/features/attachments/server/routes';

const read = { access: viewers('uat') };
const changed = {
  access: editors('uat'),
  params: idParams,
  on: 'service-request' as const,
  view: groupView,
  answer: async ({ db, actor, now }: Write<Actor>, _: void, { id }: { id: string }) =>
    found(await readGroup(db, actor, id, now)),
};

/* Of the authority that leads and of those it asks; the request itself is written, sent and opened as every other. */
export const groupRoutes = (app: PortalApp): void => {
  reads(app);
  attachmentDownload(app, 'uat', '/group-requests/:id', fileOfGroup);
  const path = '/group-requests/:id';
  actRoute(app, 'group-part.invite', `${path}/invite`, { ...changed, body: inviteBody, command: inviteAuthority });
  actRoute(app, 'group-part.remove', `${path}/remove`, { ...changed, body: removeBody, command: removeAuthority });
  actRoute(app, 'group-part.confirm', `${path}/confirm`, { ...changed, body: confirmBody, command: confirmPart });
  actRoute(app, 'group-part.decline', `${path}/decline`, { ...changed, body: withReason, command: declinePart });
  actRoute(app, 'group-part.withdraw', `${path}/withdraw`, { ...changed, body: withReason, command: withdrawPart });
};

const reads = (app: PortalApp): void => {
  app.get(
    '/group-requests',
    { config: read, schema: { querystring: groupListQuery, response: { 200: groupList } } },
    async (request, reply) => sendJson(reply, await listGroups(request.db, actorOf(request), request.query)),
  );
  app.get(
    '/group-requests/:id',
    { config: read, schema: { params: idParams, response: { 200: groupView } } },
    async (request) => found(await readGroup(request.db, actorOf(request), request.params.id, request.now)),
  );
  app.get(
    '/group-requests/:id/candidates',
    { config: read, schema: { params: idParams, querystring: candidateQuery, response: { 200: candidateList } } },
    async (request, reply) =>
      sendJson(reply, await listCandidates(request.db, actorOf(request), request.params.id, request.query.q)),
  );
};
