import type { OpportunityView } from '@psp/contracts/opportunities';
import { askQuestion, type QuestionView } from '@psp/contracts/questions';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { TextAreaField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Stack } from '@psp/design-system/page';
import { StackForm } from '@psp/features/forms/ui/form';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { LinkedText } from '@psp/features/written/ui/linked-text';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { styled } from 'styled-components';
import { Muted } from '../common/facts.tsx';
import { useAskQuestion } from './queries.ts';
import { detail } from './strings.ts';

const Item = styled.li`
  display: grid;
  gap: 8px;
  padding: 16px 20px;
  border-bottom: 1px solid var(--line);
`;

const List = styled.ul`
  &:last-child > li:last-child { border-bottom: 0; }
`;

const Answer = styled.div`
  padding-left: 16px;
  border-left: 3px solid var(--blue-600);
  strong { display: block; }
`;

interface AskFormProps {
  opportunityId: string;
  /** False when questions are closed; an unsent text then stays readable. */
  canAsk: boolean;
}

/** The form of a question to the authority. The text is kept on this device until it is sent. */
function AskForm({ opportunityId, canAsk }: AskFormProps) {
  const form = useFormOf(useAskQuestion(opportunityId), {
    blank: { body: '' },
    ids: { body: 'question' },
    schema: askQuestion,
    keptAs: `question:${opportunityId}`,
    clears: true,
  });
  const { body } = form.values;
  if (!canAsk && !body) return null;
  return (
    <CardBody>
      {canAsk ? (
        <StackForm of={form}>
          <TextAreaField
            {...form.field('body')}
            label={detail.ask}
            hint={`${detail.questionsLead} ${detail.askHint}`}
            rows={3}
          />
          <div>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              {detail.send}
            </Button>
          </div>
        </StackForm>
      ) : (
        <UnsentText words={detail.unsent} text={body} error={form.error} onDrop={form.drop} />
      )}
    </CardBody>
  );
}

/** The questions of all firms with their answers, and the form of a new question when one can be asked. */
export function Questions({ view }: { view: OpportunityView }) {
  const isEmpty = view.questions.length === 0;
  return (
    <Card aria-labelledby="questions">
      <CardHeader id="questions" title={detail.questions} />
      {isEmpty ? (
        <CardBody>
          <Muted>{detail.noQuestions}</Muted>
        </CardBody>
      ) : (
        <List role="list">
          {view.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </List>
      )}
      <AskForm opportunityId={view.id} canAsk={view.actions.includes('ask')} />
    </Card>
  );
}

function Question({ question }: { question: QuestionView }) {
  return (
    <Item>
      <Stack gap={4}>
        {question.own ? (
          <div>
            <Badge tone="info">{detail.ownQuestion}</Badge>
          </div>
        ) : null}
        <Prose>
          <LinkedText text={question.body} />
        </Prose>
        <Muted as="small">{formatDateTime(question.createdAt)}</Muted>
      </Stack>
      {question.answer === null ? (
        <Muted>{detail.waiting}</Muted>
      ) : (
        <Answer>
          <strong>{detail.answer}</strong>
          <Prose>
            <LinkedText text={question.answer} />
          </Prose>
          {question.answeredAt ? <Muted as="small">{formatDateTime(question.answeredAt)}</Muted> : null}
        </Answer>
      )}
    </Item>
  );
}
