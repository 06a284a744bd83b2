import { noteOnTicket, type TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import type { ActOptions } from '@psp/remote/act/use-act';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useDraft } from '@psp/remote/draft';
import { useEffect } from 'react';
import type { z } from 'zod';
import { ticketChange } from './queries.ts';

interface WriteFormProps extends Pick<ActOptions<Message, TicketView>, 'send' | 'done'> {
  id: string;
  ticketId: string;
  /** Under which the unsent text is kept. */
  draft: string;
  words: { label: string; hint: string; missing: string; send: string; pending: string };
  isQuiet?: boolean;
}

const schema = noteOnTicket.pick({ message: true });
type Message = z.infer<typeof schema>;

/* What the service answers is told above the form alone. */
const explain = () => [];

/** A text for the conversation: an answer or a note. It is kept until it was sent. */
export function WriteForm({ id, ticketId, draft: name, words, isQuiet = false, send, done }: WriteFormProps) {
  const form = useActForm<Message, Message, TicketView>({
    ...{ ...ticketChange(ticketId), blank: { message: '' }, ids: { message: id }, schema, explain, send, done },
    missing: { message: words.missing },
    onDone: () => draft.clear(),
    clears: true,
  });
  const field = form.field('message');
  const draft = useDraft<string>(name, field.value || undefined);
  const { setValue } = form.form;
  useEffect(() => {
    if (draft.saved) setValue('message', draft.saved);
  }, [draft.saved, setValue]);
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={12}>
        <Problems key={form.tries} errors={form.problems} error={form.error} fieldId={id} />
        <TextAreaField {...field} isDisabled={false} label={words.label} hint={words.hint} rows={isQuiet ? 3 : 6} />
        <div>
          <Button
            type="submit"
            variant={isQuiet ? 'secondary' : 'primary'}
            isPending={form.isPending}
            pendingLabel={words.pending}
          >
            {words.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
