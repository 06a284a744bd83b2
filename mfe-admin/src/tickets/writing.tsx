import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody } from '@psp/design-system/card';
import { messages } from './messages.ts';
import type { ActOnTicket } from './queries.ts';
import { WriteForm } from './write-form.tsx';

export const ANSWER_ID = 'ticket-answer';
export const NOTE_ID = 'ticket-note';

const ANSWER = {
  label: messages.answer,
  hint: messages.answerHint,
  missing: messages.answerMissing,
  send: messages.sendAnswer,
  pending: messages.sending,
  done: messages.answered,
};
const NOTE = {
  label: messages.note,
  hint: messages.noteHint,
  missing: messages.noteMissing,
  send: messages.saveNote,
  pending: messages.saving,
  done: messages.noted,
};

interface WritingProps {
  ticket: TicketView;
  act: ActOnTicket;
}

/** Where an answer and a note are written, apart from each other so that nobody takes one for the other. */
export function Writing({ ticket: { id, version, actions }, act }: WritingProps) {
  return (
    <>
      {actions.includes('answer') ? (
        <Card>
          <CardBody>
            <WriteForm
              id={ANSWER_ID}
              draft={`ticket-answer:${id}`}
              words={ANSWER}
              send={(message) => act('answer', { version, message })}
            />
          </CardBody>
        </Card>
      ) : null}
      {actions.includes('note') ? (
        <Card>
          <CardBody>
            <WriteForm
              id={NOTE_ID}
              draft={`ticket-note:${id}`}
              words={NOTE}
              isQuiet
              send={(message) => act('note', { message })}
            />
          </CardBody>
        </Card>
      ) : null}
    </>
  );
}
