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

const Whole = styled.section`
  > [role='alert'], > div[role='status'] { margin: 20px; }
`;

interface ConversationProps {
  area: MessagesArea;
  id: string;
  /** Stands while there is nothing to show yet, and where that failed. */
  before?: ReactNode;
  /** Stands for a conversation that does not exist. */
  missing?: ReactNode;
  /** Stands above the messages. */
  header?: (conversation: ConversationView) => ReactNode;
}

/** The ref of an element, and whether something of it stands in the window. */
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

/** Tells that the person has read a conversation as far as it is shown, once that is seen; of an assigned one at each opening. */
function useMarkRead(area: MessagesArea, conversation: ConversationView | undefined, isInView: boolean): void {
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

/** The messages of a conversation with the place where one is written; what is seen to its end is read. */
export function Conversation({ area, id, before, missing, header }: ConversationProps) {
  const [pages, setPages] = useState(1);
  const query = useQuery(conversationQuery(area, id, pages));
  const out = useOutbox(area, id);
  const [end, isEndInView] = useInView();
  useMarkRead(area, query.data, isEndInView);
  return (
    <Whole>
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
    </Whole>
  );
}
