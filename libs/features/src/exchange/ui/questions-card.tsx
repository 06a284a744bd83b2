import { OwnText } from '@psp/design-system/own-text';
import type { ExchangeQuestion } from '@psp/contracts/exchange';
import { answerExchange, askExchange } from '@psp/contracts/exchange-bodies';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Stack } from '@psp/design-system/page';
import { printedWhole, screenOnly } from '@psp/design-system/print-style';
import { TextAreaField } from '@psp/design-system/text-fields';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DecisionStatement } from '../../decisions/ui/statement.tsx';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { LinkedText } from '../../written/ui/linked-text.tsx';
import type { ExchangeProps } from './area.ts';
import { FlagQuestion } from './flag.tsx';
import { NotPrinted } from './printed-questions.tsx';
import { projectStrings as words } from './project-strings.ts';
import { questionsQuery, useProjectAct } from './queries.ts';

const ASK_ID = 'intrebarea';
const QUESTION_MAX = 2000;
const ANSWER_MAX = 5000;

const Who = styled.p`
  color: var(--ink-muted);
  font-size: 0.9375rem;
  strong { color: var(--ink); }
`;

const Words = styled.p`
  max-width: 70ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/* Takes no room where nothing was decided. */
const Decision = styled(CardBody)`
  &:empty { display: none; }
`;

const Answer = styled.div`
  padding-left: 14px;
  border-left: 3px solid var(--blue-600);
`;

/** Questions that everybody reads, and the form of a new one. */
export function QuestionsCard(props: ExchangeProps) {
  const { area, project } = props;
  const { questions, nextQuestions, questionCounts, status, isOwn } = project;
  const readsOnly = useIsReadOnly();
  const mayAsk = area.kind !== 'public' && !readsOnly && !isOwn && status === 'published';
  return (
    <Card id="intrebari" aria-label={words.questions}>
      <CardHeader
        title={words.questions}
        action={questions.length > 0 ? words.questionCount(questionCounts.all, questionCounts.open) : null}
      />
      {questions.length === 0 ? <CardBody>{words.noQuestions}</CardBody> : null}
      {questions.map((question) => (
        <CardBody key={question.id} {...printedWhole}>
          <Question {...props} question={question} />
        </CardBody>
      ))}
      {nextQuestions ? <MoreQuestions {...props} after={nextQuestions} shown={questions.length} /> : null}
      <QuestionDecision {...props} />
      {mayAsk ? (
        <CardBody>
          <AskForm {...props} />
        </CardBody>
      ) : null}
    </Card>
  );
}

interface MoreProps extends ExchangeProps {
  after: string;
  /** Number of questions before them. */
  shown: number;
}

/* The questions after one of them, read when they are asked for or printed. The first of them takes the focus of the button. */
function MoreQuestions({ after, shown, ...props }: MoreProps) {
  const { area, project } = props;
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...questionsQuery(area, project.id, after),
    enabled: ({ state }) => isOpen || state.data !== undefined,
  });
  const first = useRef<HTMLDivElement>(null);
  const isAnswered = isOpen && query.isSuccess;
  useEffect(() => {
    if (isAnswered) first.current?.focus();
  }, [isAnswered]);
  if (!query.data) {
    const again = () => (isOpen ? void query.refetch() : setOpen(true));
    return (
      <>
        <CardBody {...screenOnly}>
          {query.isError ? <p role="alert">{words.moreFailed}</p> : null}
          <Button variant="quiet" isPending={query.isFetching} onPress={again}>
            {words.moreQuestions}
          </Button>
        </CardBody>
        <NotPrinted {...props} shown={shown} />
      </>
    );
  }
  const { items, next } = query.data;
  return (
    <>
      {items.map((question, at) => (
        <CardBody key={question.id} {...printedWhole} {...(at === 0 ? { ref: first, tabIndex: -1 } : {})}>
          <Question {...props} question={question} />
        </CardBody>
      ))}
      {next ? <MoreQuestions {...props} after={next} shown={shown + items.length} /> : null}
    </>
  );
}

/* Why a question of the reader's organisation was removed, with its contest; also of one that was put back since. */
function QuestionDecision({ area: { kind }, project: { id, hasAsked, hasRemovedQuestion } }: ExchangeProps) {
  if (kind === 'public' || !(hasAsked || hasRemovedQuestion)) return null;
  return (
    <Decision>
      <DecisionStatement area={kind} entity="exchange-question" on={id} showsRestored>
        {hasRemovedQuestion ? <p>{words.questionRemoved}</p> : null}
      </DecisionStatement>
    </Decision>
  );
}

interface QuestionProps extends ExchangeProps {
  question: ExchangeQuestion;
}

function Question(props: QuestionProps) {
  const { area, project, question } = props;
  const { asker, organisation, text, askedAt, answer, canFlag } = question;
  const readsOnly = useIsReadOnly();
  return (
    <Stack gap={8}>
      <div>
        <Who>
          {asker ? <strong>{asker}, </strong> : null}
          <OwnText>{words.asked(organisation.name, askedAt)}</OwnText>
        </Who>
        <Words>
          <LinkedText text={text} />
        </Words>
      </div>
      {answer ? (
        <Answer>
          <Who>
            {answer.by ? <strong>{answer.by}, </strong> : null}
            <OwnText>{words.asked(project.authority.name, answer.at)}</OwnText>
          </Who>
          <Words>
            <LinkedText text={answer.text} />
          </Words>
        </Answer>
      ) : null}
      {answer || question.canAnswer ? null : (
        <div>
          <Badge tone="waiting">{words.waiting}</Badge>
        </div>
      )}
      {area.kind === 'uat' ? <AnswerForm {...props} /> : null}
      {canFlag && area.kind !== 'public' && !readsOnly ? (
        <div>
          <FlagQuestion area={area} project={project} question={question} />
        </div>
      ) : null}
    </Stack>
  );
}

/* The text is kept on this device until it is sent. */
function AskForm({ area, project: { id } }: ExchangeProps) {
  const ask = useProjectAct<{ text: string }>(area, id, {
    send: (body) => area.api.call('POST /exchange/:id/questions', { id, body }),
    done: words.sent,
  });
  const form = useFormOf(ask, {
    ...{
      blank: { text: '' },
      ids: { text: ASK_ID },
      schema: askExchange,
      keptAs: `exchange-question:${id}`,
      clears: true,
    },
  });
  return (
    <StackForm of={form}>
      <TextAreaField
        {...form.field('text')}
        label={words.askLabel}
        hint={words.askHint}
        rows={2}
        maxLength={QUESTION_MAX}
      />
      <div>
        <Button type="submit" variant="secondary" icon={<Send aria-hidden />} isPending={form.isPending}>
          {words.ask}
        </Button>
      </div>
    </StackForm>
  );
}

const schema = answerExchange.pick({ text: true });

/* Stays with its text where the question can no longer be answered. */
function AnswerForm({ area, project, question: { id, version, canAnswer } }: QuestionProps) {
  const send = useProjectAct<{ text: string }>(area, project.id, {
    send: ({ text }) => area.api.call('POST /exchange/questions/:id/answer', { id, body: { version, text } }),
    done: words.answered,
  });
  const form = useFormOf(send, {
    ...{ blank: { text: '' }, ids: { text: `raspuns-${id}` }, schema, keptAs: `exchange-answer:${id}`, clears: true },
  });
  const { text } = form.values;
  if (!canAnswer)
    return text ? <UnsentText words={words.unsent} text={text} error={form.error} onDrop={form.drop} /> : null;
  return (
    <StackForm of={form}>
      <TextAreaField {...form.field('text')} label={words.answer} rows={3} maxLength={ANSWER_MAX} />
      <div>
        <Button type="submit" isPending={form.isPending}>
          {words.send}
        </Button>
      </div>
    </StackForm>
  );
}
