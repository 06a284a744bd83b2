import { viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import {
  aboutQuery,
  conversationList,
  conversationListQuery,
  conversationStart,
  conversationView,
  threadQuery,
} from '@psp/contracts/messages';
import { readStart } from '@psp/domain/communicating/messages/first-contact';
import { listConversations } from '@psp/domain/communicating/messages/list';
import { conversationText } from '@psp/domain/communicating/messages/queries';
import { readTranscript } from '@psp/domain/communicating/messages/transcript';
import { found } from '@psp/domain/load';
import { strings } from './strings.ts';

/** List and thread of the conversations of one side, and what a new one would be. */
export const messageReads = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: viewers(kind) };
  app.get(
    '/conversations',
    { config, schema: { querystring: conversationListQuery, response: { 200: conversationList } } },
    async (request, reply) => sendJson(reply, await listConversations(request.db, actorOf(request), request.query)),
  );
  app.get(
    '/conversations/start',
    { config, schema: { querystring: aboutQuery, response: { 200: conversationStart } } },
    async (request) => found(await readStart(request.db, actorOf(request), request.query)),
  );
  app.get('/conversations/:id/pdf', { config, schema: { params: idParams } }, async (request, reply) => {
    const transcript = found(await readTranscript(request.db, actorOf(request), request.params.id));
    // Loaded by the first document: it takes 10 MB.
    const { writeTranscript } = await import('./write-pdf.ts');
    const content = await writeTranscript(transcript, request.now);
    return sendDocument(reply, { name: strings.file(transcript.number), content });
  });
  const one = { params: idParams, querystring: threadQuery, response: { 200: conversationView } };
  app.get('/conversations/:id', { config, schema: one }, async (request, reply) => {
    const wanted = { ...request.query, now: request.now };
    return sendJson(reply, found(await conversationText(request.db, actorOf(request), request.params.id, wanted)));
  });
};
