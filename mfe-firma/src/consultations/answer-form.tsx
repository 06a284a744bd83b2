import type { ConsultationContent, OwnAnswer } from '@psp/contracts/consultations';
import type { FileView } from '@psp/contracts/files';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { AttachmentsField } from '@psp/features/attachments/ui/attachments-field';
import { namesOf } from '@psp/features/attachments/ui/names';
import { strings as uploads } from '@psp/features/attachments/ui/strings';
import { strings as common } from '@psp/features/consultations/ui/strings';
import { StackForm } from '@psp/features/forms/ui/form';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { strings } from './strings.ts';
import type { AnswerEditing } from './use-answer-editor.ts';

const { card } = strings;
const NONE: FileView[] = [];

const linesOf = ({ method, term, questions, attachments }: ConsultationContent, { attachments: files }: OwnAnswer) => [
  { term: card.method, text: method },
  { term: common.term, text: term },
  { term: common.questions, text: questions },
  { term: uploads.title, text: namesOf(attachments, files) },
];

interface AnswerFormProps {
  edit: AnswerEditing;
  /** The one that was sent before. */
  answer: OwnAnswer | null | undefined;
}

/** The answer to a consultation, without a price. */
export function AnswerForm({ edit, answer }: AnswerFormProps) {
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
          describe={linesOf}
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
