import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { subscriberList, subscriberQuery } from '@psp/contracts/newsletter';
import {
  issueList,
  issuePreview,
  issueQuery,
  issueView,
  recipientsQuery,
  recipientsView,
} from '@psp/contracts/newsletter-issues';
import { found } from '@psp/domain/load';
import { previewOf } from '@psp/domain/publishing/newsletter/issue-mail';
import { readIssueSender, readMailedIssue } from '@psp/domain/publishing/newsletter/mailed-issue';
import { listIssues, listSubscribers, readIssue } from '@psp/domain/publishing/newsletter/queries';
import { countRecipients } from '@psp/domain/publishing/newsletter/recipients';
import { pictureRoutes } from './pictures.ts';
import { newsletterWrites } from './writes.ts';

const config = { access: viewers('admin') };

/** The newsletter as the association works with it: who gets it, its issues, and how far one has been sent. */
export const newsletterRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  app.get(
    '/newsletter/subscribers',
    { config, schema: { querystring: subscriberQuery, response: { 200: subscriberList } } },
    async (request, reply) => sendJson(reply, await listSubscribers(request.db, request.query)),
  );
  app.get(
    '/newsletter/recipients',
    { config, schema: { querystring: recipientsQuery, response: { 200: recipientsView } } },
    async (request) => {
      const { audience, countyCode = null, domain = null } = request.query;
      return { recipients: await countRecipients(request.db, { audience, countyCode, domain }) };
    },
  );
  app.get(
    '/newsletter/issues',
    { config, schema: { querystring: issueQuery, response: { 200: issueList } } },
    async (request, reply) => sendJson(reply, await listIssues(request.db, request.query)),
  );
  app.get(
    '/newsletter/issues/:id',
    { config, schema: { params: idParams, response: { 200: issueView } } },
    async (request) => found(await readIssue(request.db, actorOf(request), request.params.id, request.now)),
  );
  app.get(
    '/newsletter/issues/:id/preview',
    { config, schema: { params: idParams, response: { 200: issuePreview } } },
    async (request) => {
      const issue = found(await readMailedIssue(request.db, request.params.id));
      return previewOf(issue, await readIssueSender(request.db, publicOrigin));
    },
  );
  newsletterWrites(app);
  pictureRoutes(app);
};
