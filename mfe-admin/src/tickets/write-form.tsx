import { noteOnTicket, type TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import type { ActOptions } from '@psp/remote/act/use-act';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
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

/** A text for the conversation: an answer or a note. It is kept until it was sent. */
export function WriteForm({ id, ticketId, draft, words, isQuiet = false, send, done }: WriteFormProps) {
  const form = useActForm<Message, Message, TicketView>({
    ...{ ...ticketChange(ticketId), blank: { message: '' }, ids: { message: id }, schema, send, done },
    missing: { message: words.missing },
    keptAs: draft,
    clears: true,
  });
  return (
    <StackForm of={form}>
      <TextAreaField {...form.field('message')} label={words.label} hint={words.hint} rows={isQuiet ? 3 : 6} />
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
    </StackForm>
  );
}
