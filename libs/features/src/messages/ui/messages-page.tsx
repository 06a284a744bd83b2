import { Link } from '@psp/design-system/link';
import { EmptyState } from '@psp/design-system/states';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import MessageSquare from 'lucide-react/icons/message-square';
import { useParams } from 'react-router-dom';
import { conversationFilters, type MessagesArea } from './area.ts';
import { Conversation } from './conversation.tsx';
import { ConversationHeader, LoadingHeader } from './conversation-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Inset, Panes } from './panes.ts';
import { conversationsQuery } from './queries.ts';
import { strings } from './strings.ts';

/** Page with the list of conversations beside the open one. */
export function MessagesPage({ area }: { area: MessagesArea }) {
  const { id } = useParams();
  return (
    <Panes $shows={id ? 'thread' : 'list'}>
      <section aria-label={strings.title}>
        <ConversationList area={area} isAside={id !== undefined} />
      </section>
      {id ? (
        <Conversation
          key={id}
          area={area}
          id={id}
          before={<LoadingHeader area={area} />}
          missing={<Missing area={area} />}
          header={(conversation) => <ConversationHeader area={area} conversation={conversation} />}
        />
      ) : (
        <NoneSelected area={area} />
      )}
    </Panes>
  );
}

/* Empty while there are no conversations to choose from. */
function NoneSelected({ area }: { area: MessagesArea }) {
  usePageTitle(strings.title);
  const { query } = useListed(conversationFilters(area), (filters) => conversationsQuery(area, filters));
  return (
    <section>
      {query.data?.items.length ? (
        <Inset>
          <EmptyState title={strings.choose} icon={<MessageSquare size={32} aria-hidden />}>
            {strings.chooseText}
          </EmptyState>
        </Inset>
      ) : null}
    </section>
  );
}

function Missing({ area }: { area: MessagesArea }) {
  return (
    <Inset>
      <EmptyState
        title={strings.missing}
        icon={<MessageSquare size={32} aria-hidden />}
        action={<Link href={conversationFilters(area).address({})}>{strings.back}</Link>}
      >
        {strings.missingText}
      </EmptyState>
    </Inset>
  );
}
