import type { ConversationView } from '@psp/contracts/messages';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { MessagesArea } from './area.ts';
import { conversationKey } from './queries.ts';

type ConversationActOptions<Input> = Pick<ActOptions<Input, ConversationView>, 'done' | 'about' | 'failed'> & {
  /** Below the address of the conversation. */
  path: '/assign' | '/complete' | '/reopen' | '/mute' | '/report';
  body: (input: Input) => object;
};

/** An act on a conversation; its thread and the lists are read again. */
export function useConversationAct<Input = string | void>(
  area: MessagesArea,
  { id }: Pick<ConversationView, 'id'>,
  { path, body, ...rest }: ConversationActOptions<Input>,
) {
  return useAct<Input, ConversationView>({
    ...rest,
    send: (input) => area.client.post<ConversationView>(`/conversations/${id}${path}`, body(input)),
    refreshes: [conversationKey(area), [area.kind, 'navigation-counts']],
  });
}
