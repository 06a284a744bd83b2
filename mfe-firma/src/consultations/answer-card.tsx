import { type OwnAnswer, type ConsultationContent, consultationContent } from '@psp/contracts/consultations';
import type { FileView } from '@psp/contracts/files';
import type { OpportunityView } from '@psp/contracts/opportunities';
import type { ownAnswerOperations } from '@psp/contracts/opportunity-operations';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/text-fields';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import { showToast } from '@psp/design-system/toast';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { namesOf } from '@psp/features/attachments/ui/names';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { AnswerBody } from '@psp/features/consultations/ui/answer-body';
import { ConclusionCard } from '@psp/features/consultations/ui/conclusion-card';
import { strings as common } from '@psp/features/consultations/ui/strings';
import { StackForm } from '@psp/features/forms/ui/form';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { applyAnswer } from '@psp/remote/act/answer';
import { UnsentText } from '@psp/remote/act/unsent-text';
import { createApi } from '@psp/remote/api';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AREA } from '../common/area.ts';
import { Muted } from '../common/facts.tsx';
import { useOpportunityAct, opportunityQuery } from '../opportunities/queries.ts';
import { strings } from './strings.ts';

/** Client of the firm's answers to consultations. */
const answers = createApi<typeof ownAnswerOperations>('firma');
const { card } = strings;

/** The conclusion of the authority and the firm's own answer, editable while answers are accepted. */
export function AnswerCard({ view }: { view: OpportunityView }) {
  const { answer } = view;
  const [isEditing, setEditing] = useState(false);
  const edit = useAnswerEditor(view, () => setEditing(false));
  const hasUnsavedText = edit.isUnsaved || edit.state.kind === 'stale';
  const canAnswer = view.actions.includes('answer') || Boolean(answer?.actions.includes('submit'));
  const isFormShown = canAnswer && (isEditing || hasUnsavedText || view.actions.includes('answer'));
  return (
    <>
      <ConclusionCard conclusion={view.conclusion} />
      <Card aria-labelledby="own-answer">
        <CardHeader
          id="own-answer"
          title={card.title}
          action={answer?.status === 'submitted' ? common.sentAt(formatDateTime(answer.submittedAt)) : null}
        />
        {isFormShown ? <AnswerForm edit={edit} answer={answer} /> : null}
        {answer && !isFormShown ? <SentAnswer view={view} answer={answer} onEdit={() => setEditing(true)} /> : null}
        {answer || isFormShown ? null : (
          <CardBody>
            <Muted>{card.none}</Muted>
          </CardBody>
        )}
        {hasUnsavedText && !view.submissionOpen ? (
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

function SentAnswer({ view, answer, onEdit }: { view: OpportunityView; answer: OwnAnswer; onEdit: () => void }) {
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

const schema = consultationContent.required();
type AnswerText = Required<ConsultationContent>;

const BLANK: AnswerText = { method: '', term: '', questions: '', attachments: [] };
const IDS = {
  method: 'answer-method',
  term: 'answer-term',
  questions: 'answer-questions',
  attachments: 'answer-files',
};
const textOf = ({ method, term, questions, attachments }: OwnAnswer): AnswerText => ({
  ...{ method, term, questions, attachments: attachments.map(({ id }) => id) },
});

/** Form and editor of the firm's answer, sent on submit. When a colleague has sent one meanwhile, both texts are offered. */
function useAnswerEditor(view: OpportunityView, onSent: () => void) {
  const { id, answer = null } = view;
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const accept = (changed: OpportunityView): OwnAnswer => {
    void applyAnswer(client, { view: opportunityQuery(id), refreshes: [[AREA]] }, changed);
    if (!changed.answer) throw new Error('The opportunity holds no answer.');
    return changed.answer;
  };
  const send = (content: ConsultationContent, version: number | null) =>
    answers.call('POST /opportunities/:id/answer', { id, body: { version, content } });
  const editor = useEditor<AnswerText, OwnAnswer>({
    view: answer,
    blank: BLANK,
    contentOf: textOf,
    nameOf: () => `consultation:${id}`,
    save: async (content, base) => accept(await send(schema.parse(content), base?.version ?? null)),
    read: async () => accept(await client.fetchQuery({ ...opportunityQuery(id), staleTime: 0 })),
  });
  const { save, passes, ...form } = useSavedForm(editor, {
    schema,
    ids: IDS,
    check: () => ({ attachments: isUploading ? uploads.running : undefined }),
  });
  // Sends an unchanged text again, for another version of the consultation or after a withdrawal.
  const again = useOpportunityAct(id, {
    send: () => send(editor.text, answer?.version ?? null),
    done: card.sent,
    failed: card.notSent,
    onDone: onSent,
  });
  const submit = async (): Promise<void> => {
    if (answer && !editor.isUnsaved) {
      if (await passes()) again.run();
      return;
    }
    if (!(await save())) return;
    showToast({ title: card.sent, tone: 'success' });
    onSent();
    keepKeyboardOnPage();
  };
  const isPending = editor.state.kind === 'saving' || again.isPending;
  return { ...editor, ...form, editor, isPending, setUploading, submit };
}

const NONE: FileView[] = [];

const describeAnswer = (
  { method, term, questions, attachments }: ConsultationContent,
  { attachments: files }: OwnAnswer,
) => [
  { term: card.method, text: method },
  { term: common.term, text: term },
  { term: common.questions, text: questions },
  { term: uploads.title, text: namesOf(attachments, files) },
];

interface AnswerFormProps {
  edit: ReturnType<typeof useAnswerEditor>;
  /** The answer that was sent before, if any. */
  answer: OwnAnswer | null | undefined;
}

/** The form of an answer to a consultation, which has no price. */
function AnswerForm({ edit, answer }: AnswerFormProps) {
  const { editor, field, submit } = edit;
  const { id, name, value, error, onChange } = field('attachments');
  return (
    <CardBody>
      <Stack gap={16}>
        <RestoredNotice editor={editor} />
        <EditorConflict
          editor={editor}
          title={card.conflictTitle}
          lead={() => card.conflict}
          describe={describeAnswer}
          save={submit}
        />
        <StackForm of={{ ...edit, submit: () => void submit() }} gap={16}>
          <p>{card.noPrice}</p>
          <TextAreaField {...field('method')} label={card.method} hint={card.methodHint} rows={7} maxLength={20_000} />
          <TextField {...field('term')} label={common.term} hint={card.termHint} maxLength={2000} isOptional />
          <TextAreaField
            {...field('questions')}
            label={common.questions}
            hint={card.questionsHint}
            rows={4}
            maxLength={5000}
            isOptional
          />
          <AttachmentsField
            {...{ id, name, value, error, onChange }}
            known={answer?.attachments ?? NONE}
            area="firma"
            onRunning={edit.setUploading}
          />
          <div>
            <Button type="submit" isDisabled={editor.state.kind === 'stale'} isPending={edit.isPending}>
              {answer ? card.replace : card.send}
            </Button>
          </div>
        </StackForm>
      </Stack>
    </CardBody>
  );
}
