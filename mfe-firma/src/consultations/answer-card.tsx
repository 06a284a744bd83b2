import type { OwnAnswer } from '@psp/contracts/consultations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { FileList } from '@psp/features/attachments/ui/files-card';
import { useState } from 'react';
import { Muted } from '../common/facts.tsx';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { answerFileHref, withdrawAnswer } from './queries.ts';
import { strings } from './strings.ts';

const { card } = strings;

/** What the authority concluded, and the firm's own answer with its form while answers are taken. */
export function AnswerCard({ view }: { view: OpportunityView }) {
  const { answer, conclusion } = view;
  const [isEditing, setEditing] = useState(false);
  const mayWrite = view.actions.includes('answer') || (isEditing && Boolean(answer?.actions.includes('submit')));
  return (
    <>
      {conclusion ? (
        <Card aria-labelledby="conclusion">
          <CardHeader id="conclusion" title={card.conclusion} />
          <CardBody>
            <Prose>{conclusion}</Prose>
          </CardBody>
        </Card>
      ) : null}
      <Card aria-labelledby="own-answer">
        <CardHeader
          id="own-answer"
          title={card.title}
          action={answer?.status === 'submitted' ? card.sentAt(formatDateTime(answer.submittedAt)) : null}
        />
        {answer && !mayWrite ? <Written view={view} answer={answer} onEdit={() => setEditing(true)} /> : null}
        {answer || mayWrite ? null : (
          <CardBody>
            <Muted>{card.none}</Muted>
          </CardBody>
        )}
        <AnswerForm key={answer?.version} view={view} mayWrite={mayWrite} onSent={() => setEditing(false)} />
      </Card>
    </>
  );
}

function Written({ view, answer, onEdit }: { view: OpportunityView; answer: OwnAnswer; onEdit: () => void }) {
  const { method, term, questions, attachments, actions, requestRevision } = answer;
  const texts = [
    { title: card.method, text: method },
    { title: card.term, text: term },
    { title: card.questions, text: questions },
  ];
  const isOlder = answer.status === 'submitted' && requestRevision < view.revision;
  return (
    <>
      <CardBody>
        <Stack gap={12}>
          {answer.status === 'withdrawn' ? <Muted>{card.isWithdrawn}</Muted> : null}
          {isOlder ? <Muted>{card.older(requestRevision)}</Muted> : null}
          {texts.map(({ title, text }) =>
            text ? (
              <div key={title}>
                <h3>{title}</h3>
                <Prose>{text}</Prose>
              </div>
            ) : null,
          )}
        </Stack>
      </CardBody>
      {attachments.length > 0 ? <FileList files={attachments} hrefOf={answerFileHref(answer.id)} /> : null}
      {actions.length > 0 ? (
        <CardBody {...screenOnly}>
          <Row>
            {actions.includes('submit') ? (
              <Button variant="secondary" size="small" onPress={onEdit}>
                {card.edit}
              </Button>
            ) : null}
            <Withdraw view={view} answer={answer} />
          </Row>
        </CardBody>
      ) : null}
    </>
  );
}

function Withdraw({ view, answer }: { view: OpportunityView; answer: OwnAnswer }) {
  const withdraw = useOpportunityAct(view.id, {
    send: () => withdrawAnswer(view.id, answer.version),
    done: card.withdrawn,
  });
  return (
    <AskButton
      act={withdraw}
      label={card.withdraw}
      title={card.withdrawTitle}
      variant="secondary"
      size="small"
      isDanger
      isOffered={answer.actions.includes('withdraw')}
    >
      <p>{card.withdrawText}</p>
    </AskButton>
  );
}
