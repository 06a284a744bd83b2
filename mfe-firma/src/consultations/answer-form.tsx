import { consultationContent } from '@psp/contracts/consultations';
import type { FileView } from '@psp/contracts/files';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/fields';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { Notice } from '@psp/design-system/notice';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { useState } from 'react';
import { z } from 'zod';
import { UPLOADS } from '../offers/queries.ts';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { sendAnswer } from './queries.ts';
import { strings } from './strings.ts';

const { card } = strings;
const schema = consultationContent.required().extend({ base: z.int() });
const NONE: FileView[] = [];

interface Written {
  /** Version of the answer that the text was begun on; 0 for the first one. */
  base: number;
  method: string;
  term: string;
  questions: string;
  attachments: string[];
}

interface AnswerFormProps {
  view: OpportunityView;
  /** False while the form is not shown; a text that was not sent stays to be read and copied. */
  mayWrite: boolean;
  onSent: () => void;
}

/** The answer to a consultation, without a price; the text is kept on this device until it was sent. */
export function AnswerForm({ view, mayWrite, onSent }: AnswerFormProps) {
  const { id, answer, submissionOpen } = view;
  const { method = '', term = '', questions = '', attachments = NONE, version = null } = answer ?? {};
  const [isUploading, setUploading] = useState(false);
  const send = useOpportunityAct<Written>(id, {
    send: ({ base: _, ...content }) => sendAnswer(id, version, content),
    done: card.sent,
    onDone: onSent,
  });
  const form = useFormOf<Written>(send, {
    blank: { base: version ?? 0, method, term, questions, attachments: attachments.map((file) => file.id) },
    ids: {
      base: 'answer-base',
      method: 'answer-method',
      term: 'answer-term',
      questions: 'answer-questions',
      attachments: 'answer-files',
    },
    schema,
    check: () => ({ attachments: isUploading ? uploads.running : undefined }),
    keptAs: `consultation:${id}`,
  });
  const isUnsent = form.values.method !== method;
  if (!mayWrite) {
    if (submissionOpen || !isUnsent) return null;
    return (
      <CardBody>
        <UnsentText words={card.unsent} text={form.values.method} error={form.error} onDrop={form.drop} />
      </CardBody>
    );
  }
  const isOvertaken = form.values.base !== (version ?? 0);
  const { id: filesId, name, value, error, onChange } = form.field('attachments');
  return (
    <CardBody>
      <StackForm of={form} gap={16}>
        <p>{card.noPrice}</p>
        {isOvertaken ? <Overtaken onDrop={form.drop} /> : null}
        <TextAreaField
          {...form.field('method')}
          label={card.method}
          hint={card.methodHint}
          rows={7}
          maxLength={20_000}
        />
        <TextField {...form.field('term')} label={card.term} hint={card.termHint} maxLength={2000} isOptional />
        <TextAreaField
          {...form.field('questions')}
          label={card.questions}
          hint={card.questionsHint}
          rows={4}
          maxLength={5000}
          isOptional
        />
        <AttachmentsField
          {...{ id: filesId, name, value, error, onChange }}
          known={attachments}
          address={UPLOADS}
          onRunning={setUploading}
        />
        <div>
          <Button type="submit" isPending={form.isPending}>
            {answer ? card.replace : card.send}
          </Button>
        </div>
      </StackForm>
    </CardBody>
  );
}

/* The text was begun before a colleague sent theirs. */
function Overtaken({ onDrop }: { onDrop: () => void }) {
  return (
    <Notice tone="warning">
      <p>{card.overtaken}</p>
      <Button variant="quiet" size="small" onPress={onDrop}>
        {card.dropOwn}
      </Button>
    </Notice>
  );
}
