import type { AssistantConversation } from '@psp/contracts/assistant';
import { type Act, useAct } from '@psp/remote/act/use-act';
import { SAME_SCREEN } from '@psp/remote/focus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AssistantArea, chatHref } from './area.ts';
import { conversationQuery, conversationsKey } from './queries.ts';

/** State of a navigation that gives a new conversation its address: the page stays the screen that it was. */
export const sameScreen = (screen: string) => ({ ...SAME_SCREEN, screen });

/** Name of the screen in a navigation's state; undefined in other states. */
export const screenIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'screen' in state && typeof state.screen === 'string'
    ? state.screen
    : undefined;

/**
 * Asks the next question of a conversation, or the first one of a new conversation, which then gets its address. Refused because
 * another window went on, it reads the conversation again.
 */
export function useAsking(
  area: AssistantArea,
  conversation: AssistantConversation | null,
  screen: string,
): Act<string, AssistantConversation> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { api } = area;
  return useAct<string, AssistantConversation>({
    send: (question) =>
      conversation
        ? api.call('POST /assistant/conversations/:id/questions', {
            id: conversation.id,
            body: { question, after: conversation.turns.length },
          })
        : api.call('POST /assistant/conversations', { body: { question } }),
    ...(conversation ? { view: conversationQuery(area, conversation.id) } : {}),
    onDone: (answer) => {
      void client.invalidateQueries({ queryKey: conversationsKey(area) });
      if (conversation) return;
      client.setQueryData(conversationQuery(area, answer.id).queryKey, answer);
      // Somebody who has left the page meanwhile is not led back to it.
      if (isShown.current)
        void navigate(chatHref(area, answer.id), {
          replace: true,
          preventScrollReset: true,
          state: sameScreen(screen),
        });
    },
  });
}
