import type { ConversationView } from '@psp/contracts/messages';
import { Loaded } from '@psp/remote/loaded';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { MessagesArea } from './area.ts';
import { Compose } from './compose.tsx';
import { conversationQuery } from './queries.ts';
import { Thread } from './thread.tsx';
import { useInView } from './use-in-view.ts';
import { useMarkRead } from './use-mark-read.ts';
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
