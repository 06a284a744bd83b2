import { viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendDocument } from '@psp/bff-kit/documents/send-document';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { inThread } from '@psp/domain/threads';
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
import { readTranscript, transcriptPages } from '@psp/domain/communicating/messages/transcript';
import { found } from '@psp/domain/load';
import { messagesText } from './archive.ts';
import { strings } from './strings.ts';
import type { writeTranscript } from './write-pdf.ts';

const printTranscript = inThread<typeof writeTranscript>(new URL('./write-pdf.ts', import.meta.url), 'writeTranscript');

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
    async (request) => found(await readStart({ db: request.db, now: request.now }, actorOf(request), request.query)),
  );
  app.get('/conversations/:id/pdf', { config, schema: { params: idParams } }, async (request, reply) => {
    const actor = actorOf(request);
    const transcript = found(await readTranscript(request.db, actor, request.params.id));
    const content = await printTranscript({ transcript, now: request.now }, actor.organisationId);
    return sendDocument(reply, { name: strings.file(transcript.number), content });
  });
  app.get('/conversations/:id/text', { config, schema: { params: idParams } }, async (request, reply) => {
    const { id, number } = found(await readTranscript(request.db, actorOf(request), request.params.id));
    const content = messagesText(transcriptPages(request.db, id));
    return sendDocument(reply, { name: strings.archive(number), type: 'text/plain; charset=utf-8', content });
  });
  const one = { params: idParams, querystring: threadQuery, response: { 200: conversationView } };
  app.get('/conversations/:id', { config, schema: one }, async (request, reply) => {
    const wanted = { ...request.query, now: request.now };
    return sendJson(reply, found(await conversationText(request.db, actorOf(request), request.params.id, wanted)));
  });
};
