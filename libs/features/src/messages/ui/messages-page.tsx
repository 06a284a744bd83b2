import { Link } from '@psp/design-system/link';
import { EmptyState } from '@psp/design-system/states';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import MessageSquare from 'lucide-react/icons/message-square';
import { useParams } from 'react-router-dom';
import { conversationFilters, type MessagesArea } from './area.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Inset, Panes } from './panes.ts';
import { strings } from './strings.ts';
import { conversationsQuery } from './queries.ts';
import { BackToList, Head, ThreadHeader } from './thread-header.tsx';

/** The list of conversations beside the one that is open. */
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
          before={<Untold area={area} />}
          missing={<Missing area={area} />}
          header={(conversation) => <ThreadHeader area={area} conversation={conversation} />}
        />
      ) : (
        <NoneChosen area={area} />
      )}
    </Panes>
  );
}

/* Says nothing where there is nothing to choose. */
function NoneChosen({ area }: { area: MessagesArea }) {
  usePageTitle(strings.title);
  const { query } = useListed(conversationFilters(area), (asked) => conversationsQuery(area, asked));
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

/* The way back stands there before the conversation does. */
function Untold({ area }: { area: MessagesArea }) {
  usePageTitle(strings.title);
  return (
    <Head>
      <BackToList area={area} />
      <h1 tabIndex={-1}>{strings.title}</h1>
    </Head>
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
