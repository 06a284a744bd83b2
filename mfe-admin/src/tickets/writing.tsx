import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody } from '@psp/design-system/card';
import { strings } from './strings.ts';
import type { ActOnTicket } from './queries.ts';
import { WriteForm } from './write-form.tsx';

export const ANSWER_ID = 'ticket-answer';
export const NOTE_ID = 'ticket-note';

const ANSWER = {
  label: strings.answer,
  hint: strings.answerHint,
  missing: strings.answerMissing,
  send: strings.sendAnswer,
  pending: strings.sending,
  done: strings.answered,
};
const NOTE = {
  label: strings.note,
  hint: strings.noteHint,
  missing: strings.noteMissing,
  send: strings.saveNote,
  pending: strings.saving,
  done: strings.noted,
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
