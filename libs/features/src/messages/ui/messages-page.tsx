import type { StatusLabel } from '@psp/contracts/common';
import { CONVERSATION_STATUS, type ConversationView, type MessageSettings } from '@psp/contracts/messages';
import { StatusBadge } from '@psp/design-system/badge';
import { SelectField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { MenuButton, type MenuItemContent } from '@psp/design-system/menu';
import { EmptyState } from '@psp/design-system/states';
import { media } from '@psp/design-system/theme';
import { useAct } from '@psp/remote/act/use-act';
import { useListed } from '@psp/remote/lists/use-listed';
import { usePageTitle } from '@psp/remote/screen';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import { aboutHref, conversationFilters, type MessagesArea } from './area.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Inset, Panes } from './panes.ts';
import { conversationKey, conversationsQuery, settingsQuery } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import { strings } from './strings.ts';
import { useConversationAct } from './use-conversation-act.ts';

/* Whatever it was before, nobody writes in it. */
const LOCKED: StatusLabel = { label: strings.suspended, tone: 'danger' };

const Head = styled.header`
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
function BackToList({ area }: { area: MessagesArea }) {
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

interface ConversationMenuProps {
  area: MessagesArea;
  conversation: ConversationView;
}

/** Ends, opens again, mutes and reports a conversation, and blocks the other side. */
function ConversationMenu({ area, conversation }: ConversationMenuProps) {
  const { id, version, isMuted, isBlocked, actions, other } = conversation;
  const { api } = area;
  const readsOnly = useReadsOnly();
  const [asked, ask] = useState<'block' | 'report' | null>(null);
  const stop = () => ask(null);
  const complete = useConversationAct(area, {
    send: () => api.call('POST /conversations/:id/complete', { id, body: { version } }),
    done: strings.completed,
    failed: strings.changeFailed,
  });
  const reopen = useConversationAct(area, {
    send: () => api.call('POST /conversations/:id/reopen', { id, body: { version } }),
    done: strings.reopened,
    failed: strings.changeFailed,
  });
  const mute = useConversationAct(area, {
    send: () => api.call('POST /conversations/:id/mute', { id, body: { isMuted: !isMuted } }),
    done: isMuted ? strings.unmutedNow : strings.mutedNow,
    failed: strings.changeFailed,
  });
  const block = useAct<string, MessageSettings>({
    send: () => api.call('POST /message-settings/blocked', { body: { organisationId: other.id, isBlocked: true } }),
    done: strings.blockedNow(other.name),
    view: settingsQuery(area),
    refreshes: [conversationKey(area)],
  });
  const items: (MenuItemContent | false)[] = [
    actions.includes('complete') && { key: 'complete', label: strings.complete, onAction: () => complete.run() },
    actions.includes('reopen') && { key: 'reopen', label: strings.reopen, onAction: () => reopen.run() },
    { key: 'mute', label: isMuted ? strings.unmute : strings.mute, onAction: () => mute.run() },
    { key: 'pdf', label: strings.pdf, href: api.href('GET /conversations/:id/pdf', { id }), isDownload: true },
    { key: 'text', label: strings.text, href: api.href('GET /conversations/:id/text', { id }), isDownload: true },
    !(isBlocked || readsOnly) && { key: 'block', label: strings.block, onAction: () => ask('block') },
    actions.includes('report') && { key: 'report', label: strings.report, onAction: () => ask('report') },
  ];
  return (
    <>
      <MenuButton label={strings.more} items={items.filter((item) => item !== false)}>
        <Ellipsis aria-hidden />
      </MenuButton>
      <ActDialog
        act={block}
        title={strings.blockTitle(other.name)}
        confirmLabel={strings.block}
        isOpen={asked === 'block'}
        isDanger
        onClose={stop}
      >
        <p>{strings.blockText}</p>
      </ActDialog>
      <ReportDialog {...{ area, conversation }} message={null} isOpen={asked === 'report'} onClose={stop} />
    </>
  );
}

/** With whom and about what, who answers, and what else can be done. */
function ThreadHeader({ area, conversation }: ThreadHeaderProps) {
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
