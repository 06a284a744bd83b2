import type { AssistantConversation } from '@psp/contracts/assistant';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, polledQuery, readQuery } from '@psp/remote/queries';
import type { AssistantArea } from './area.ts';

export const startQuery = ({ kind, api }: AssistantArea) =>
  readQuery(api, [kind, 'assistant', 'start'], 'GET /assistant');

/** Key prefix of the lists of conversations. */
export const conversationsKey = ({ kind }: AssistantArea) => [kind, 'assistant', 'list'];

/** A page of the person's own conversations, the last changed first. */
export const conversationsQuery = (area: AssistantArea, page = 1) =>
  listQuery(area.api, [...conversationsKey(area), page], 'GET /assistant/conversations', { query: { page } });

/** True while a model writes the last answer. */
export const isAnswering = (conversation: AssistantConversation | null): boolean =>
  conversation?.turns.at(-1)?.state === 'answering';

/** A conversation; polled while its last answer is written, beside the live changes. */
export const conversationQuery = ({ kind, api }: AssistantArea, id: string) =>
  polledQuery(api, [kind, 'assistant', 'one', id], isAnswering, 'GET /assistant/conversations/:id', { id });

/** Act on a conversation, whose answer replaces what the page shows. */
export const useConversationAct = <Input = string | void>(
  area: AssistantArea,
  id: string,
  options: Pick<ActOptions<Input, AssistantConversation>, 'send' | 'done' | 'failed'>,
) =>
  useAct<Input, AssistantConversation>({
    ...options,
    view: conversationQuery(area, id),
    refreshes: [conversationsKey(area)],
  });
