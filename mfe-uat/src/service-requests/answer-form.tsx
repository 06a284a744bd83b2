import { answerQuestion, type QuestionView } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { strings } from './strings.ts';
import { requests, useRequestAct } from './queries.ts';

const { questions: texts } = strings;
const schema = answerQuestion.pick({ answer: true });

interface AnswerFormProps {
  requestId: string;
  question: QuestionView;
  /** False when the question can no longer be answered; a text that was not sent stays to be read and copied. */
  canAnswer: boolean;
}

/* The text is kept on this device until it was sent. */
function useAnswer(requestId: string, { id, version }: QuestionView) {
  const send = useRequestAct(requestId, {
    send: ({ answer }: { answer: string }) =>
      requests.call('POST /questions/:id/answer', { id, body: { version, answer } }),
    done: texts.sent,
  });
  return useFormOf(send, {
    ...{ blank: { answer: '' }, ids: { answer: `answer-${id}` }, schema, keptAs: `answer:${id}`, clears: true },
  });
}

/** The answer to a question. */
export function AnswerForm({ requestId, question, canAnswer }: AnswerFormProps) {
  const form = useAnswer(requestId, question);
  const { answer } = form.values;
  if (!canAnswer)
    return answer ? <UnsentText words={texts.unsent} text={answer} error={form.error} onDrop={form.drop} /> : null;
  return (
    <StackForm of={form}>
      <TextAreaField {...form.field('answer')} label={texts.answer} hint={texts.answerHint} maxLength={5000} rows={4} />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {texts.send}
        </Button>
      </div>
    </StackForm>
  );
}
