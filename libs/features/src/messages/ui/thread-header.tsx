import type { StatusLabel } from '@psp/contracts/common';
import { CONVERSATION_STATUS, type ConversationView } from '@psp/contracts/messages';
import { StatusBadge } from '@psp/design-system/badge';
import { SelectField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { usePageTitle } from '@psp/remote/screen';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { aboutHref, conversationFilters, type MessagesArea } from './area.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { strings } from './strings.ts';
import { useConversationAct } from './use-conversation-act.ts';

/* Whatever it was before, nobody writes in it. */
const LOCKED: StatusLabel = { label: strings.suspended, tone: 'danger' };

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px 20px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${media.narrow} { padding: 8px 16px; gap: 8px; }
`;

const Back = styled(RouterLink)`
  display: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: -12px;
  border-radius: 4px;
  ${media.narrow} { display: grid; }
`;

const Names = styled.div`
  flex: 1;
  min-width: 0;
  h1 { display: inline; margin-right: 10px; font-size: 1.1875rem; }
  p { font-size: 1rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} { p { white-space: normal; overflow-wrap: anywhere; } }
`;

const Answers = styled.div`
  width: 330px;
  max-width: 100%;
  ${media.narrow} { order: 1; width: 100%; }
  @media print { display: none; }
`;

/** From a conversation to the list, where the two do not stand beside each other. */
export function BackToList({ area }: { area: MessagesArea }) {
  return (
    <Back to={conversationFilters(area).address({})} aria-label={strings.back}>
      <ArrowLeft aria-hidden />
    </Back>
  );
}

interface ThreadHeaderProps {
  area: MessagesArea;
  conversation: ConversationView;
}

/** With whom and about what, who answers, and what else can be done. */
export function ThreadHeader({ area, conversation }: ThreadHeaderProps) {
  const { other, subject, status, about, actions, locked } = conversation;
  usePageTitle(`${other.name}: ${subject}`);
  return (
    <Head>
      <BackToList area={area} />
      <Names>
        <h1 tabIndex={-1}>{other.name}</h1>
        <StatusBadge status={locked ? LOCKED : CONVERSATION_STATUS[status]} />
        <p>
          {about ? (
            <Link href={aboutHref(area, about)}>
              {about.number}, {subject}
            </Link>
          ) : (
            subject
          )}
        </p>
      </Names>
      {actions.includes('assign') ? <Assignee area={area} conversation={conversation} /> : null}
      <ConversationMenu area={area} conversation={conversation} />
    </Head>
  );
}

function Assignee({ area, conversation }: ThreadHeaderProps) {
  const { version, assignee, colleagues } = conversation;
  const { id } = conversation;
  const assign = useConversationAct<string>(area, {
    send: (accountId) =>
      area.api.call('POST /conversations/:id/assign', { id, body: { version, accountId: accountId || null } }),
    done: (answer) => (answer.assignee ? strings.assigned(answer.assignee.name) : strings.unassigned),
    failed: strings.changeFailed,
  });
  return (
    <Answers>
      <SelectField
        label={strings.assignee}
        isLabelHidden
        value={assign.isPending ? (assign.input ?? '') : (assignee?.id ?? '')}
        options={[
          { value: '', label: `${strings.assignee}: ${strings.nobody.toLowerCase()}` },
          ...colleagues.map(({ id, name }) => ({ value: id, label: `${strings.assignee}: ${name}` })),
        ]}
        onChange={(accountId) => assign.run(accountId)}
      />
    </Answers>
  );
}
