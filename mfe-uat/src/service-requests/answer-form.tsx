import { zodResolver } from '@hookform/resolvers/zod';
import { answerQuestion, type QuestionView } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { refusalOf } from '@psp/remote/act/refusal';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { strings } from './strings.ts';
import { requests, useRequestAct } from './queries.ts';

const { questions: texts } = strings;
const EMPTY = '';

interface AnswerFormProps {
  requestId: string;
  question: QuestionView;
  /** False when the question can no longer be answered; a text that was not sent stays to be read and copied. */
  mayAnswer: boolean;
}

/* The text is kept on this device until it was sent. */
function useAnswer(requestId: string, question: QuestionView) {
  const [typed, setTyped] = useState<string>();
  const draft = useDraft<string>(`answer:${question.id}`, typed);
  const [defaultValues] = useState({ version: question.version, answer: draft.saved ?? EMPTY });
  const form = useForm({ defaultValues, resolver: zodResolver(answerQuestion), shouldFocusError: false });
  const drop = () => {
    draft.clear();
    setTyped(undefined);
    form.setValue('answer', EMPTY);
  };
  const { run, isPending, error } = useRequestAct(requestId, {
    send: (body: string) => requests.answer(question.id, question.version, body),
    done: texts.sent,
    onDone: drop,
  });
  const onRefused = (refusal: Error) =>
    form.setError('answer', { message: fieldErrors(refusal).answer ?? refusalOf(refusal, { hasFields: true }) });
  const submit = form.handleSubmit(({ answer }) => run(answer, { onRefused }));
  return { control: form.control, text: form.watch('answer'), keep: setTyped, drop, submit, isPending, error };
}

/** The answer to a question. */
export function AnswerForm({ requestId, question, mayAnswer }: AnswerFormProps) {
  const { control, text, keep, drop, submit, isPending, error } = useAnswer(requestId, question);
  if (!mayAnswer)
    return text === EMPTY ? null : <UnsentText words={texts.unsent} text={text} error={error} onDrop={drop} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <Controller
          name="answer"
          control={control}
          render={({ field, fieldState }) => (
            <TextAreaField
              id={`answer-${question.id}`}
              label={texts.answer}
              hint={texts.answerHint}
              error={fieldState.error?.message}
              value={field.value}
              onChange={(next) => {
                field.onChange(next);
                keep(next);
              }}
              maxLength={5000}
              rows={4}
            />
          )}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
