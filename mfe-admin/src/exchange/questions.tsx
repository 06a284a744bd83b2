import type { OfficeExchangeView, OfficeQuestion } from '@psp/contracts/exchange-office';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { ReasonDialog } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { exchange, exchangeQueue, REFRESHED } from './queries.ts';
import { QUESTION_DECISIONS, strings } from './strings.ts';

/** Questions about the project, also removed ones, each with the association's decision. */
export function Questions({ record: { project, questions, questionTotal } }: { record: OfficeExchangeView }) {
  if (questions.length === 0) return null;
  return (
    <Card aria-label={strings.questions}>
      <CardHeader
        title={strings.questions}
        action={questionTotal > questions.length ? strings.firstOf(questions.length, questionTotal) : null}
      />
      {questions.map((question) => (
        <CardBody key={question.id}>
          <Question question={question} projectId={project.id} />
        </CardBody>
      ))}
    </Card>
  );
}

interface Shown {
  question: OfficeQuestion;
  projectId: string;
}

function Question({ question, projectId }: Shown) {
  const { text, asker, organisation, askedAt, answer, isRemoved, flags, actions } = question;
  const by = asker ? `${asker}, ${organisation.name}` : organisation.name;
  return (
    <>
      <Row gap={8}>
        {isRemoved ? <Badge tone="danger">{strings.isRemoved}</Badge> : null}
        {flags > 0 ? (
          <Badge tone="waiting" icon={<Flag aria-hidden />}>
            {strings.isReported(flags)}
          </Badge>
        ) : null}
      </Row>
      <Prose>{text}</Prose>
      <Under>{strings.askedBy(by, formatDateTime(askedAt))}</Under>
      {answer ? (
        <>
          <Prose>{answer.text}</Prose>
          <Under>{strings.answeredBy(answer.by, formatDateTime(answer.at))}</Under>
        </>
      ) : null}
      {actions.map((action) => (
        <QuestionAct key={action} question={question} projectId={projectId} action={action} />
      ))}
    </>
  );
}

const ADDRESSES = {
  remove: 'POST /exchange/questions/:id/remove',
  restore: 'POST /exchange/questions/:id/restore',
} as const;

function QuestionAct({ question, projectId, action }: Shown & { action: OfficeQuestion['actions'][number] }) {
  const { id, version, text } = question;
  const { label, title, explains, reason, done } = QUESTION_DECISIONS[action];
  const [isOpen, setOpen] = useState(false);
  const act = useAct({
    send: (given: string) => exchange.call(ADDRESSES[action], { id, body: { version, reason: given } }),
    view: exchangeQueue.viewQuery(projectId),
    refreshes: REFRESHED,
    about: text,
    done,
  });
  return (
    <>
      <Row>
        <Button size="small" variant="quiet" aria-label={strings.about(label, text)} onPress={() => setOpen(true)}>
          {label}
        </Button>
      </Row>
      <ReasonDialog
        act={act}
        reason={reason}
        title={title}
        confirmLabel={label}
        isDanger={action === 'remove'}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>{explains}</p>
      </ReasonDialog>
    </>
  );
}
