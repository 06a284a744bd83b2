import { LinkedText } from '@psp/features/written/ui/linked-text';
import type { QuestionView } from '@psp/contracts/questions';
import type { RequestView } from '@psp/contracts/service-requests';
import { Badge } from '@psp/design-system/badge';
import { Card, CardBody } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { EmptyState } from '@psp/design-system/states';
import { styled } from 'styled-components';
import { AnswerForm } from './answer-form.tsx';
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

/** The firms' questions, each answered once for all of them. */
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
