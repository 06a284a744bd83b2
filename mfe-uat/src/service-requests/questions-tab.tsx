import { zodResolver } from '@hookform/resolvers/zod';
import { answerQuestion, type QuestionView } from '@psp/contracts/questions';
import type { RequestView } from '@psp/contracts/service-requests';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { messages } from './messages.ts';
import { requests, useRequestMutation } from './queries.ts';

const { questions: texts } = messages;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const When = styled.small`
  color: var(--ink-muted);
  font-size: 0.9375rem;
`;

const Answer = styled.div`
  padding-left: 16px;
  border-left: 4px solid var(--blue-100);
`;

/** The firms' questions, each answered once for all of them. */
export function QuestionsTab({ view }: { view: RequestView }) {
  if (view.questions.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
  return (
    <Stack gap={16}>
      <p>{texts.lead}</p>
      <QuestionList view={view} />
    </Stack>
  );
}

export function QuestionList({ view, isPlain = false }: { view: RequestView; isPlain?: boolean }) {
  return (
    <Card>
      {view.questions.map((question) => (
        <CardBody key={question.id}>
          <Question requestId={view.id} question={isPlain ? { ...question, actions: [] } : question} />
        </CardBody>
      ))}
    </Card>
  );
}

function Question({ requestId, question }: { requestId: string; question: QuestionView }) {
  return (
    <Stack gap={12}>
      <div>
        <When>{texts.asked(formatDateTime(question.createdAt))}</When>
        <Words>{question.body}</Words>
      </div>
      {question.answer !== null ? (
        <Answer>
          <When>{texts.answered(formatDateTime(question.answeredAt ?? question.createdAt))}</When>
          <Words>{question.answer}</Words>
        </Answer>
      ) : null}
      {question.answer === null && question.actions.length === 0 ? (
        <div>
          <Badge tone="neutral">{texts.waiting}</Badge>
        </div>
      ) : null}
      {question.actions.includes('answer') ? <AnswerForm requestId={requestId} question={question} /> : null}
    </Stack>
  );
}

function AnswerForm({ requestId, question }: { requestId: string; question: QuestionView }) {
  const [typed, setTyped] = useState<string>();
  const draft = useDraft<string>(`answer:${question.id}`, typed);
  const form = useForm<{ version: number; answer: string }>({
    defaultValues: { version: question.version, answer: draft.saved ?? '' },
    resolver: zodResolver(answerQuestion),
    shouldFocusError: false,
  });
  const answer = useRequestMutation(
    requestId,
    (text: string) => requests.answer(question.id, question.version, text),
    () => {
      draft.clear();
      showToast({ title: texts.sent, tone: 'success' });
    },
  );
  const submit = form.handleSubmit(({ answer: text }) =>
    answer.mutate(text, {
      onError: (error) => form.setError('answer', { message: fieldErrors(error).answer ?? errorMessage(error) }),
    }),
  );
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
              onChange={(text) => {
                field.onChange(text);
                setTyped(text);
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
