import { type QuestionView, answerQuestion } from '@psp/contracts/questions';
import type { RequestView } from '@psp/contracts/service-requests';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { styled } from 'styled-components';
import { requests, useRequestAct } from './queries.ts';
import { strings } from './strings.ts';

const { questions: texts } = strings;

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

/** The questions of firms. An answer is visible to all firms. */
export function QuestionsTab({ view }: { view: RequestView }) {
  if (view.questions.length === 0) return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
  return (
    <Stack gap={16}>
      <p>{texts.lead}</p>
      <Card>
        {view.questions.map((question) => (
          <CardBody key={question.id}>
            <Question requestId={view.id} question={question} />
          </CardBody>
        ))}
      </Card>
    </Stack>
  );
}

interface QuestionProps {
  requestId: string;
  question: QuestionView;
}

function Question({ requestId, question }: QuestionProps) {
  const canAnswer = question.actions.includes('answer');
  return (
    <Stack gap={12}>
      <div>
        <When>{texts.asked(formatDateTime(question.createdAt))}</When>
        <Words>
          <LinkedText text={question.body} />
        </Words>
      </div>
      {question.answer !== null ? (
        <Answer>
          <When>{texts.answered(formatDateTime(question.answeredAt ?? question.createdAt))}</When>
          <Words>
            <LinkedText text={question.answer} />
          </Words>
        </Answer>
      ) : null}
      {question.answer === null && !canAnswer ? (
        <div>
          <Badge tone="neutral">{texts.waiting}</Badge>
        </div>
      ) : null}
      <AnswerForm requestId={requestId} question={question} canAnswer={canAnswer} />
    </Stack>
  );
}

const schema = answerQuestion.pick({ answer: true });

interface AnswerFormProps {
  requestId: string;
  question: QuestionView;
  /** False when the question can no longer be answered; an unsent text then stays readable. */
  canAnswer: boolean;
}

/* The text is kept on this device until it is sent. */
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

/** The form that answers a question. */
function AnswerForm({ requestId, question, canAnswer }: AnswerFormProps) {
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
