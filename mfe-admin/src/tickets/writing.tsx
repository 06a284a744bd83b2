import type { TicketView } from '@psp/contracts/tickets';
import { Card, CardBody } from '@psp/design-system/card';
import { strings } from './strings.ts';
import { tickets } from './queries.ts';
import { WriteForm } from './write-form.tsx';

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

/** Where an answer and a note are written, apart from each other so that nobody takes one for the other. */
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
