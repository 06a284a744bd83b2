import { noteOnTicket, type TicketView } from '@psp/contracts/tickets';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/text-fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import type { ActOptions } from '@psp/remote/act/use-act';
import type { z } from 'zod';
import { ticketChange, tickets } from './queries.ts';
import { strings } from './strings.ts';

export const ANSWER_ID = 'ticket-answer';
export const NOTE_ID = 'ticket-note';

const ANSWER = {
  label: strings.answer,
  hint: strings.answerHint,
  missing: strings.answerMissing,
  send: strings.sendAnswer,
  pending: strings.sending,
};
const NOTE = {
  label: strings.note,
  hint: strings.noteHint,
  missing: strings.noteMissing,
  send: strings.saveNote,
  pending: strings.saving,
};

interface WriteFormProps extends Pick<ActOptions<Message, TicketView>, 'send' | 'done'> {
  id: string;
  ticketId: string;
  /** Key of the draft. */
  draft: string;
  words: { label: string; hint: string; missing: string; send: string; pending: string };
  isQuiet?: boolean;
}

const schema = noteOnTicket.pick({ message: true });
type Message = z.infer<typeof schema>;

/** Form of an answer or a note. Its text is kept as a draft until it is sent. */
function WriteForm({ id, ticketId, draft, words, isQuiet = false, send, done }: WriteFormProps) {
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

/** Forms of an answer and of a note, in separate cards, so that a note is not sent as an answer. */
export function Writing({ ticket }: { ticket: TicketView }) {
  const { id, version, actions } = ticket;
  return (
    <>
      {actions.includes('answer') ? (
        <Card>
          <CardBody>
            <WriteForm
              {...{ id: ANSWER_ID, ticketId: id, draft: `ticket-answer:${id}`, words: ANSWER }}
              send={(body) => tickets.call('POST /tickets/:id/answer', { id, body: { version, ...body } })}
              done={strings.answered}
            />
          </CardBody>
        </Card>
      ) : null}
      {actions.includes('note') ? (
        <Card>
          <CardBody>
            <WriteForm
              {...{ id: NOTE_ID, ticketId: id, draft: `ticket-note:${id}`, words: NOTE }}
              send={(body) => tickets.call('POST /tickets/:id/note', { id, body })}
              done={strings.noted}
              isQuiet
            />
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}
