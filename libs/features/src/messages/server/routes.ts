import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { createThrottle } from '@psp/bff-kit/stream/throttle';
import { SIGNAL_LEAST_MS } from '@psp/contracts/live';
import { conversationOperations, messageSettingsOperations } from '@psp/contracts/messages';
import type { Actor } from '@psp/domain/actor';
import { blockOrganisation, readSettings, setFirstContact } from '@psp/domain/communicating/messages/contact-settings';
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
import { signalWriting } from '@psp/domain/communicating/messages/signal-writing';
import { writeMessage } from '@psp/domain/communicating/messages/write-message';
import { JsonText } from '@psp/domain/json-text';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';
import { conversationReads } from './reads.ts';

const viewOf = async ({ db, actor, now }: Write<Actor>, id: string) =>
  new JsonText(found(await conversationText(db, actor, id, { pages: 1, now })));

type Step<Input> = (write: Write<Actor>, input: Input) => Promise<unknown>;
/* Act on a conversation that answers with it. */
const step = <Input extends { id: string }>(command: Step<Input>) =>
  acting({ command, answer: (write, _, { id }: Input) => viewOf(write, id) });
const setting = <Input>(command: Step<Input>) =>
  acting({ command, answer: ({ db, actor }, _, __: Input) => readSettings(db, actor) });

/** Registers the routes of conversations and message settings for one side. */
export const messageRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const isDue = createThrottle(SIGNAL_LEAST_MS);
  implement(app, kind, conversationOperations, {
    ...conversationReads,
    start: acting({ command: startConversation, answer: viewOf }),
    write: writeMessage,
    complete: step(completeConversation),
    reopen: step(reopenConversation),
    assign: step(assignConversation),
    report: step(reportConversation),
    markRead: markConversationRead,
    mute: muteConversation,
    // Signals above the rate are dropped.
    writing: async (write, input) => {
      if (isDue(`${input.id} ${write.actor.accountId}`)) await signalWriting(write, input);
    },
  });
  implement(app, kind, messageSettingsOperations, {
    view: ({ db, actor }) => readSettings(db, actor),
    setFirstContact: setting(setFirstContact),
    block: setting(blockOrganisation),
  });
};
