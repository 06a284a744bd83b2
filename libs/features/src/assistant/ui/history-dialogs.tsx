import {
  type AssistantConversation,
  type AssistantConversationItem,
  renameConversation,
} from '@psp/contracts/assistant';
import { TextField } from '@psp/design-system/text-fields';
import { useAct } from '@psp/remote/act/use-act';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { type AssistantArea, chatHref } from './area.ts';
import { conversationQuery, conversationsKey } from './queries.ts';
import { strings } from './strings.ts';

const TITLE_MAX = 120;

interface HistoryDialogProps {
  area: AssistantArea;
  item: AssistantConversationItem;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for another title of a conversation. */
export function RenameDialog({ area, item: { id, version, title }, ...dialog }: HistoryDialogProps) {
  const act = useAct<{ title: string }, AssistantConversation>({
    send: (body) => area.api.call('POST /assistant/conversations/:id/title', { id, body: { ...body, version } }),
    done: strings.renamed,
    view: conversationQuery(area, id),
    refreshes: [conversationsKey(area)],
  });
  const form = useFormOf<{ title: string }>(act, {
    blank: { title },
    schema: renameConversation.pick({ title: true }),
    ids: { title: 'conversation-title' },
  });
  return (
    <ActDialog {...dialog} act={form} title={strings.renameTitle} confirmLabel={strings.save}>
      <TextField {...form.field('title')} label={strings.name} maxLength={TITLE_MAX} />
    </ActDialog>
  );
}

/** Asks before a conversation is deleted; the open one is left. */
export function RemoveDialog(props: HistoryDialogProps & { current: string | undefined }) {
  const { area, item, current, isOpen, onClose } = props;
  const { id, version, title } = item;
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useAct({
    send: () => area.api.call('POST /assistant/conversations/:id/remove', { id, body: { version } }),
    done: strings.removed,
    refreshes: [conversationsKey(area)],
    onDone: () => {
      if (current === id) void navigate(chatHref(area), { replace: true });
      else client.removeQueries({ queryKey: conversationQuery(area, id).queryKey });
    },
  });
  return (
    <ActDialog {...{ act, isOpen, onClose }} title={strings.removeTitle(title)} confirmLabel={strings.remove} isDanger>
      <p>{strings.removeText}</p>
    </ActDialog>
  );
}
