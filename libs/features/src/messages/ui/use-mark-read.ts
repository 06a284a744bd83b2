import { useSession } from '@psp/auth/session';
import type { ConversationView } from '@psp/contracts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MessagesArea } from './area.ts';
import { conversationKey } from './queries.ts';

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Tells that the person has read a conversation as far as it is shown, once that is seen; of an assigned one at each opening. */
export function useMarkRead(area: MessagesArea, conversation: ConversationView | undefined, isInView: boolean): void {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const isSeen = isVisible && isInView;
  const told = useRef(0);
  const id = conversation?.id;
  const last = conversation?.messages.at(-1)?.number ?? 0;
  // With what was assigned to the person, whose notification waits though all messages may be read.
  const isAssigned = useSession((state) => state.account?.id) === conversation?.assignee?.id;
  const isRead = last <= (conversation?.readNumber ?? 0) && !(id && isAssigned);
  useEffect(() => {
    if (!id || !isSeen || isRead || last <= told.current) return;
    told.current = last;
    area.api.call('POST /conversations/:id/read', { id, body: { number: last }, outlivesPage: true }).then(
      () => {
        void client.invalidateQueries({ queryKey: [...conversationKey(area), 'list'] });
        void client.invalidateQueries({ queryKey: [area.kind, 'navigation-counts'] });
        void client.invalidateQueries({ queryKey: ['identity', 'notifications'] });
      },
      // Told again with the next message, or when the page is opened again.
      () => {
        told.current = 0;
      },
    );
  }, [area, client, id, isRead, isSeen, last]);
}
