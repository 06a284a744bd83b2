import type { ConversationView } from '@psp/contracts/messages';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { MessagesArea } from './area.ts';
import { conversationKey } from './queries.ts';

/** Act on a conversation; refetches its thread, the lists and the navigation counts. */
export const useConversationAct = <Input = string | void, Answer = ConversationView>(
  area: MessagesArea,
  options: Pick<ActOptions<Input, Answer>, 'send' | 'done' | 'about' | 'failed'>,
) => useAct<Input, Answer>({ ...options, refreshes: [conversationKey(area), [area.kind, 'navigation-counts']] });
