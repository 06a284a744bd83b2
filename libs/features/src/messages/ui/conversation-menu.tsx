import type { ConversationView, MessageSettings } from '@psp/contracts/messages';
import { MenuButton, type MenuItemContent } from '@psp/design-system/menu';
import { useAct } from '@psp/remote/act/use-act';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useReadsOnly } from '../../members/ui/read-only.tsx';
import type { MessagesArea } from './area.ts';
import { ReportDialog } from './report-dialog.tsx';
import { conversationKey, settingsQuery } from './queries.ts';
import { strings } from './strings.ts';
import { useConversationAct } from './use-conversation-act.ts';

interface ConversationMenuProps {
  area: MessagesArea;
  conversation: ConversationView;
}

/** Ends, opens again, mutes and reports a conversation, and blocks the other side. */
export function ConversationMenu({ area, conversation }: ConversationMenuProps) {
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
