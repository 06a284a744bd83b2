import { editors, viewers } from '@psp/auth/server/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned } from '@psp/contracts/common';
import {
  assignConversation as assignBody,
  conversationView,
  muteConversation as muteBody,
  readMessages,
  startConversation as startBody,
  writeMessage as writeBody,
} from '@psp/contracts/messages';
import { reportConversation as reportBody } from '@psp/contracts/reported-conversations';
import type { Actor } from '@psp/domain/actor';
import { conversationText } from '@psp/domain/communicating/messages/queries';
import { reportConversation } from '@psp/domain/communicating/messages/report-conversation';
import { startConversation } from '@psp/domain/communicating/messages/start';
import {
  assignConversation,
  completeConversation,
  muteConversation,
  markConversationRead,
  reopenConversation,
} from '@psp/domain/communicating/messages/steps';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { JsonText } from '@psp/domain/json-text';
import { found } from '@psp/domain/load';
import { fileOfMessage } from '@psp/domain/sourcing/attachments/read-file';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '../../attachments/server/routes.ts';
import { contactRoutes } from './contact.ts';
import { messageReads } from './reads.ts';
import { writingRoute } from './writing.ts';

type Side = 'uat' | 'firma';

const viewOf = async ({ db, actor, now }: Write<Actor>, id: string) =>
  new JsonText(found(await conversationText(db, actor, id, { pages: 1, now })));

/** The conversations of one side, with its notes, and who may write to it first. */
export const messageRoutes = (app: PortalApp, kind: Side): void => {
  messageReads(app, kind);
  contactRoutes(app, kind);
  writing(app, kind);
  steps(app, kind);
  writingRoute(app, kind);
  attachmentDownload(app, kind, '/conversations/:id', fileOfMessage);
};

const writing = (app: PortalApp, kind: Side): void => {
  actRoute(app, 'conversation.start', '/conversations', {
    access: editors(kind),
    body: startBody,
    view: conversationView,
    command: startConversation,
    answer: viewOf,
  });
  actRoute(app, 'conversation.write', '/conversations/:id/messages', {
    access: editors(kind),
    params: idParams,
    body: writeBody,
    command: writeMessage,
  });
};

const steps = (app: PortalApp, kind: Side): void => {
  const changed = {
    access: editors(kind),
    params: idParams,
    view: conversationView,
    answer: (write: Write<Actor>, _: unknown, { id }: { id: string }) => viewOf(write, id),
  };
  const step = { ...changed, body: versioned };
  actRoute(app, 'conversation.complete', '/conversations/:id/complete', { ...step, command: completeConversation });
  actRoute(app, 'conversation.reopen', '/conversations/:id/reopen', { ...step, command: reopenConversation });
  actRoute(app, 'conversation.assign', '/conversations/:id/assign', {
    ...changed,
    body: assignBody,
    command: assignConversation,
  });
  actRoute(app, 'conversation.report', '/conversations/:id/report', {
    ...changed,
    body: reportBody,
    command: reportConversation,
  });
  const personal = { access: viewers(kind), params: idParams };
  actRoute(app, 'conversation.read', '/conversations/:id/read', {
    ...personal,
    body: readMessages,
    command: markConversationRead,
  });
  actRoute(app, 'conversation.mute', '/conversations/:id/mute', {
    ...personal,
    body: muteBody,
    command: muteConversation,
  });
};
