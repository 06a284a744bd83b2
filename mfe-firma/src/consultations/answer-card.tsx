import type { OwnAnswer } from '@psp/contracts/consultations';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDateTime } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { AnswerBody } from '@psp/features/consultations/ui/answer-body';
import { ConclusionCard } from '@psp/features/consultations/ui/conclusion-card';
import { strings as common } from '@psp/features/consultations/ui/strings';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { useState } from 'react';
import { Muted } from '../common/facts.tsx';
import { useOpportunityAct } from '../opportunities/queries.ts';
import { AnswerForm } from './answer-form.tsx';
import { answers } from './queries.ts';
import { strings } from './strings.ts';
import { useAnswerEditor } from './use-answer-editor.ts';

const { card } = strings;

/** What the authority concluded, and the firm's own answer with its form while answers are taken. */
export function AnswerCard({ view }: { view: OpportunityView }) {
  const { answer } = view;
  const [isEditing, setEditing] = useState(false);
  const edit = useAnswerEditor(view, () => setEditing(false));
  const isBegun = edit.isUnsaved || edit.state.kind === 'stale';
  const mayAnswer = view.actions.includes('answer') || Boolean(answer?.actions.includes('submit'));
  const isShown = mayAnswer && (isEditing || isBegun || view.actions.includes('answer'));
  return (
    <>
      <ConclusionCard conclusion={view.conclusion} />
      <Card aria-labelledby="own-answer">
        <CardHeader
          id="own-answer"
          title={card.title}
          action={answer?.status === 'submitted' ? common.sentAt(formatDateTime(answer.submittedAt)) : null}
        />
        {isShown ? <AnswerForm edit={edit} answer={answer} /> : null}
        {answer && !isShown ? <Written view={view} answer={answer} onEdit={() => setEditing(true)} /> : null}
        {answer || isShown ? null : (
          <CardBody>
            <Muted>{card.none}</Muted>
          </CardBody>
        )}
        {isBegun && !view.submissionOpen ? (
          <CardBody>
            <UnsentText
              words={card.unsent}
              text={edit.text.method}
              error={edit.state.kind === 'failed' ? edit.state.error : null}
              onDrop={() => void edit.takeSaved()}
            />
          </CardBody>
        ) : null}
      </Card>
    </>
  );
}

function Written({ view, answer, onEdit }: { view: OpportunityView; answer: OwnAnswer; onEdit: () => void }) {
  const { id, actions, requestRevision, status } = answer;
  const hrefOf = (fileId: string) => answers.href('GET /consultation-answers/:id/attachments/:fileId', { id, fileId });
  const isOlder = status === 'submitted' && requestRevision < view.revision;
  return (
    <>
      <AnswerBody answer={answer} method={card.method} hrefOf={hrefOf}>
        {status === 'withdrawn' ? <Muted>{card.isWithdrawn}</Muted> : null}
        {isOlder ? <Muted>{card.older(requestRevision)}</Muted> : null}
      </AnswerBody>
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

function Withdraw({ view: { id }, answer }: { view: OpportunityView; answer: OwnAnswer }) {
  const { version } = answer;
  const withdraw = useOpportunityAct(id, {
    send: () => answers.call('POST /opportunities/:id/answer/withdraw', { id, body: { version } }),
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
