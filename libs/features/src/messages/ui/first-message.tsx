import { type ConversationView, type StartQuery, startConversation } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { useAct } from '@psp/remote/act/use-act';
import { type ReactNode, useState } from 'react';
import { AttachmentsField } from '../../attachments/ui/attachments-field.tsx';
import { strings as uploads } from '../../attachments/ui/strings.ts';
import { Form } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { MessagesArea } from './area.ts';
import { conversationKey } from './queries.ts';
import { strings } from './strings.ts';
import { firstDraftName, type FirstMessageText } from './unsent.ts';

interface FirstMessageProps {
  area: MessagesArea;
  about: StartQuery;
  subject: string;
  /** Reason why no message may be sent; shown instead of the form while nothing is typed. */
  refused: ReactNode;
  onSent?: (conversation: ConversationView) => void;
}

/** Form of the message that starts a conversation: subject, text and files. */
export function FirstMessage({ area, about, subject, refused, onSent }: FirstMessageProps) {
  const [isUploading, setUploading] = useState(false);
  // Only the subject names the person: the message is sent to the organisation.
  const { person: _, ...recipient } = about;
  const send = useAct<FirstMessageText, ConversationView>({
    send: (first) => area.api.call('POST /conversations', { body: { ...recipient, ...first } }),
    done: strings.sent,
    refreshes: [conversationKey(area)],
    onDone: onSent,
  });
  const form = useFormOf<FirstMessageText>(send, {
    blank: { subject, body: '', attachments: [] },
    schema: startConversation.pick({ subject: true, body: true, attachments: true }),
    check: () => ({ attachments: isUploading ? uploads.running : undefined }),
    keptAs: firstDraftName(about),
    clears: true,
  });
  const files = form.field('attachments');
  if (refused && form.values.body.trim() === '') return refused;
  return (
    <Form of={form} problem={strings.problem}>
      {refused}
      <TextField {...form.field('subject')} label={strings.subject} maxLength={200} />
      <TextAreaField {...form.field('body')} label={strings.body} rows={8} maxLength={10_000} />
      <AttachmentsField
        id={files.id}
        name="attachments"
        value={files.value}
        error={files.error}
        onChange={files.onChange}
        known={[]}
        area={area.kind}
        onRunning={setUploading}
      />
      <Button type="submit" isPending={form.isPending} isDisabled={Boolean(refused)}>
        {strings.send}
      </Button>
    </Form>
  );
}
