import type { StatusLabel } from '@psp/contracts/common';
import { CONVERSATION_STATUS, type ConversationView, type MessageSettings } from '@psp/contracts/messages';
import { StatusBadge } from '@psp/design-system/badge';
import { SelectField } from '@psp/design-system/select-field';
import { Link } from '@psp/design-system/link';
import { MenuButton, type MenuItemContent } from '@psp/design-system/menu';
import { media } from '@psp/design-system/theme';
import { useAct } from '@psp/remote/act/use-act';
import { handsFocusOn } from '@psp/remote/focus';
import { usePageTitle } from '@psp/remote/screen';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { aboutHref, conversationFilters, type MessagesArea } from './area.ts';
import { conversationKey, settingsQuery } from './queries.ts';
import { ReportDialog } from './report-dialog.tsx';
import { strings } from './strings.ts';
import { useConversationAct } from './use-conversation-act.ts';

/* Status of a locked conversation, in place of its own. */
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

/* Link to the list on narrow screens, where only one pane is shown. */
function BackToList({ area }: { area: MessagesArea }) {
  return (
    <Back to={conversationFilters(area).address({})} aria-label={strings.back}>
      <ArrowLeft aria-hidden />
    </Back>
  );
}

interface ConversationHeaderProps {
  area: MessagesArea;
  conversation: ConversationView;
}

/** Header of a conversation: other side, status, subject, assignee and menu. Sets the page title. */
export function ConversationHeader({ area, conversation }: ConversationHeaderProps) {
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

function Assignee({ area, conversation }: ConversationHeaderProps) {
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

/* Menu of a conversation: complete, reopen, mute, download, block the other side, report. */
function ConversationMenu({ area, conversation }: ConversationHeaderProps) {
  const { id, version, isMuted, isBlocked, actions, other } = conversation;
  const { api } = area;
  const readsOnly = useIsReadOnly();
  const [openDialog, setOpenDialog] = useState<'block' | 'report' | null>(null);
  const close = () => setOpenDialog(null);
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
    !(isBlocked || readsOnly) && { key: 'block', label: strings.block, onAction: () => setOpenDialog('block') },
    actions.includes('report') && { key: 'report', label: strings.report, onAction: () => setOpenDialog('report') },
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
        isOpen={openDialog === 'block'}
        isDanger
        onClose={close}
      >
        <p>{strings.blockText}</p>
      </ActDialog>
      <ReportDialog {...{ area, conversation }} message={null} isOpen={openDialog === 'report'} onClose={close} />
    </>
  );
}

/** Header with the link back, shown while a conversation is loading. */
export function LoadingHeader({ area }: { area: MessagesArea }) {
  usePageTitle(strings.title);
  return (
    <Head>
      <BackToList area={area} />
      <h1 tabIndex={-1} ref={handsFocusOn}>
        {strings.title}
      </h1>
    </Head>
  );
}
