import { zodResolver } from '@hookform/resolvers/zod';
import { answerQuestion, type QuestionView } from '@psp/contracts/questions';
import { Button } from '@psp/design-system/button';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { messages } from './messages.ts';
import { requests, useRequestMutation } from './queries.ts';
import { UnsentText } from './unsent-text.tsx';

const { questions: texts } = messages;
const EMPTY = '';

interface AnswerFormProps {
  requestId: string;
  question: QuestionView;
  /** False when the question can no longer be answered; a text that was not sent stays to be read and copied. */
  mayAnswer: boolean;
}

/** The answer to a question; the text is kept on this device until it was sent. */
export function AnswerForm({ requestId, question, mayAnswer }: AnswerFormProps) {
  const [typed, setTyped] = useState<string>();
  const draft = useDraft<string>(`answer:${question.id}`, typed);
  const [defaultValues] = useState({ version: question.version, answer: draft.saved ?? EMPTY });
  const form = useForm({ defaultValues, resolver: zodResolver(answerQuestion), shouldFocusError: false });
  const text = form.watch('answer');
  const drop = () => {
    draft.clear();
    setTyped(undefined);
    form.setValue('answer', EMPTY);
  };
  const answer = useRequestMutation(
    requestId,
    (body: string) => requests.answer(question.id, question.version, body),
    () => {
      drop();
      showToast({ title: texts.sent, tone: 'success' });
    },
  );
  const submit = form.handleSubmit((values) =>
    answer.mutate(values.answer, {
      onError: (error) => form.setError('answer', { message: fieldErrors(error).answer ?? errorMessage(error) }),
    }),
  );
  if (!mayAnswer) return text === EMPTY ? null : <UnsentText text={text} error={answer.error} onDrop={drop} />;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={12}>
        <Controller
          name="answer"
          control={form.control}
          render={({ field, fieldState }) => (
            <TextAreaField
              id={`answer-${question.id}`}
              label={texts.answer}
              hint={texts.answerHint}
              error={fieldState.error?.message}
              value={field.value}
              onChange={(next) => {
                field.onChange(next);
                setTyped(next);
              }}
              maxLength={5000}
              rows={4}
            />
          )}
        />
        <div>
          <Button type="submit" isPending={answer.isPending}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
