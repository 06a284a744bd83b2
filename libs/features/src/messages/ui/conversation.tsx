import { useSession } from '@psp/auth/session';
import type { ConversationView } from '@psp/contracts/messages';
import { Loaded } from '@psp/remote/loaded';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import type { MessagesArea } from './area.ts';
import { Compose } from './compose.tsx';
import { conversationKey, conversationQuery } from './queries.ts';
import { Thread } from './thread.tsx';
import { useOutbox } from './use-outbox.ts';
import { Writing } from './writing.tsx';

const Section = styled.section`
  > [role='alert'], > div[role='status'] { margin: 20px; }
`;

interface ConversationProps {
  area: MessagesArea;
  id: string;
  /** Shown while loading and on failure. */
  before?: ReactNode;
  /** Shown when the conversation does not exist. */
  missing?: ReactNode;
  /** Content above the messages. */
  header?: (conversation: ConversationView) => ReactNode;
}

/* Returns a ref for an element, and true while the element is in the window. */
function useInView(): [RefCallback<Element>, boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, []);
  return [ref, isInView];
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/* Marks the conversation as read up to its last message when its end is seen; for an assigned one, on each opening. */
function useMarkRead(area: MessagesArea, conversation: ConversationView | undefined, isInView: boolean): void {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
  const isSeen = isVisible && isInView;
  const sent = useRef(0);
  const id = conversation?.id;
  const last = conversation?.messages.at(-1)?.number ?? 0;
  // For the assignee, reading also marks the notification of the assignment as read, even without unread messages.
  const isAssigned = useSession((state) => state.account?.id) === conversation?.assignee?.id;
  const isRead = last <= (conversation?.readNumber ?? 0) && !(id && isAssigned);
  useEffect(() => {
    if (!id || !isSeen || isRead || last <= sent.current) return;
    sent.current = last;
    area.api.call('POST /conversations/:id/read', { id, body: { number: last }, outlivesPage: true }).then(
      () => {
        void client.invalidateQueries({ queryKey: [...conversationKey(area), 'list'] });
        void client.invalidateQueries({ queryKey: [area.kind, 'navigation-counts'] });
        void client.invalidateQueries({ queryKey: ['identity', 'notifications'] });
      },
      // Repeated with the next message, or when the page is opened again.
      () => {
        sent.current = 0;
      },
    );
  }, [area, client, id, isRead, isSeen, last]);
}

/** Thread of a conversation with the form for a new message. Marks the conversation as read when its end is seen. */
export function Conversation({ area, id, before, missing, header }: ConversationProps) {
  const [pages, setPages] = useState(1);
  const query = useQuery(conversationQuery(area, id, pages));
  const out = useOutbox(area, id);
  const [end, isEndInView] = useInView();
  useMarkRead(area, query.data, isEndInView);
  return (
    <Section>
      {query.data ? null : before}
      <Loaded query={query} rows={6} missing={missing}>
        {(conversation) => (
          <>
            {header?.(conversation)}
            <Thread
              {...{ area, conversation, out, end }}
              isLoadingEarlier={query.isPlaceholderData}
              onEarlier={() => setPages(pages + 1)}
            />
            <Writing conversation={conversation} />
            <Compose area={area} conversation={conversation} box={out.box} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
