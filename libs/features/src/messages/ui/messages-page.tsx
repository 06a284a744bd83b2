import { EmptyState } from '@psp/design-system/states';
import { Loaded } from '@psp/remote/loaded';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { MessagesArea } from './area.ts';
import { Compose } from './compose.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Panes } from './panes.ts';
import { conversationQuery } from './queries.ts';
import { strings } from './strings.ts';
import { Thread } from './thread.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useOutbox } from './use-outbox.ts';

/** The list of conversations beside the one that is open. */
export function MessagesPage({ area }: { area: MessagesArea }) {
  const { id } = useParams();
  return (
    <Panes $shows={id ? 'thread' : 'list'}>
      <section aria-label={strings.title}>
        <ConversationList area={area} isAside={id !== undefined} />
      </section>
      {id ? <Conversation key={id} area={area} id={id} /> : <NoneChosen />}
    </Panes>
  );
}

function NoneChosen() {
  usePageTitle(strings.title);
  return (
    <section>
      <EmptyState title={strings.choose} icon={<MessageSquare size={32} aria-hidden />}>
        {strings.chooseText}
      </EmptyState>
    </section>
  );
}

function Conversation({ area, id }: { area: MessagesArea; id: string }) {
  const [pages, setPages] = useState(1);
  const query = useQuery(conversationQuery(area, id, pages));
  const out = useOutbox(area, id);
  useMarkRead(area, query.data);
  return (
    <section>
      <Loaded query={query} rows={6}>
        {(conversation) => (
          <>
            <ThreadHeader area={area} conversation={conversation} />
            <Thread
              {...{ area, conversation, out }}
              isLoadingEarlier={query.isPlaceholderData}
              onEarlier={() => setPages(pages + 1)}
            />
            <Compose area={area} conversation={conversation} box={out.box} />
          </>
        )}
      </Loaded>
    </section>
  );
}
