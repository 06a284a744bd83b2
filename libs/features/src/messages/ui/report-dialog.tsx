import type { ConversationView, MessageView } from '@psp/contracts/messages';
import {
  REPORT_REASON_LABELS,
  type ReportConversation,
  reportConversation,
} from '@psp/contracts/reported-conversations';
import { CheckboxField } from '@psp/design-system/choice-fields';
import { SelectField } from '@psp/design-system/select-field';
import { TextAreaField } from '@psp/design-system/text-fields';
import { optionsOf } from '@psp/remote/options';
import { useId } from 'react';
import { ActDialog } from '../../acts/ui/act-dialog.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { MessagesArea } from './area.ts';
import { strings } from './strings.ts';
import { useConversationAct } from './use-conversation-act.ts';

interface ReportDialogProps {
  area: MessagesArea;
  conversation: ConversationView;
  /** The reported message; null for the whole conversation. */
  message: MessageView | null;
  isOpen: boolean;
  onClose: () => void;
}

interface Fields {
  reason: string;
  text: string;
  hasNeighbours: boolean;
}

/** Dialog that reports a message or the conversation to the association, and explains what the association will see. */
export function ReportDialog({ area, conversation, message, ...dialog }: ReportDialogProps) {
  const { id } = conversation;
  const send = useConversationAct<ReportConversation>(area, {
    send: (report) =>
      area.api.call('POST /conversations/:id/report', { id, body: { ...report, messageId: message?.id ?? null } }),
    done: strings.reportSent,
    about: strings.reportSentText,
  });
  const form = useFormOf<Fields, ReportConversation>(send, {
    blank: { reason: '', text: '', hasNeighbours: false },
    ids: { reason: useId(), text: useId(), hasNeighbours: useId() },
    schema: reportConversation.omit({ messageId: true }),
    clears: true,
  });
  return (
    <ActDialog
      {...dialog}
      act={form}
      title={message ? strings.reportMessageTitle : strings.reportTitle}
      confirmLabel={strings.reportSend}
    >
      <p>{message ? strings.reportMessageText : strings.reportText}</p>
      <SelectField
        {...form.field('reason')}
        label={strings.reportReason}
        placeholder={strings.reportReasonMissing}
        options={optionsOf(REPORT_REASON_LABELS)}
      />
      <TextAreaField
        {...form.field('text')}
        label={strings.reportWhat}
        hint={strings.reportWhatHint}
        rows={4}
        maxLength={2000}
      />
      {message ? <CheckboxField {...form.field('hasNeighbours')} label={strings.reportNeighbours} /> : null}
    </ActDialog>
  );
}
