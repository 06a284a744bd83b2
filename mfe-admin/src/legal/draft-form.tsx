import type { LegalAdminView } from '@psp/contracts/legal';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
import { UnsavedGuard } from '../common/unsaved.tsx';
import { DraftActions } from './draft-actions.tsx';
import { strings } from './strings.ts';
import { useDraftForm } from './use-draft-form.ts';

interface DraftFormProps {
  document: LegalAdminView;
  /** The draft is there no more: it was published or thrown away. */
  onEnd: () => void;
}

/** A document's next version while it is written: its text, how it will look, and what can be done with it. */
export function DraftForm({ document, onEnd }: DraftFormProps) {
  const form = useDraftForm(document);
  const { draft } = document;
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={form.isDirty} />
      {form.theirs ? <Conflict form={form} theirs={form.theirs} /> : null}
      <Card>
        <CardHeader title={strings.draft} action={draft ? strings.savedAt(formatDateTime(draft.updatedAt)) : null} />
        <CardBody>
          <Stack gap={24}>
            <Fields form={form} />
            <Row>
              <Button isPending={form.isBusy} pendingLabel={strings.saving} onPress={() => void form.save()}>
                {strings.save}
              </Button>
              {draft ? (
                <DraftActions document={document} version={draft.version} isDirty={form.isDirty} onEnd={onEnd} />
              ) : null}
              {form.isDirty ? <span>{strings.unsaved}</span> : null}
            </Row>
          </Stack>
        </CardBody>
      </Card>
      {draft ? <Preview lead={draft.lead} body={draft.body} /> : null}
    </Stack>
  );
}

type Form = ReturnType<typeof useDraftForm>;

function Fields({ form }: { form: Form }) {
  return (
    <>
      <ErrorSummary title={strings.problem} errors={form.errors} />
      <TextAreaField
        id="introducere"
        label={strings.introduction}
        hint={strings.introductionHint}
        rows={3}
        maxLength={1000}
        error={form.errorOf('introducere')}
        value={form.text.lead}
        onChange={(lead) => form.change({ lead })}
      />
      <RichTextEditor
        id="text"
        label={strings.text}
        hint={strings.textHint}
        error={form.errorOf('text')}
        value={form.text.body}
        onChange={(body) => form.change({ body })}
      />
    </>
  );
}

function Preview({ lead, body }: { lead: string; body: string }) {
  return (
    <Card>
      <CardHeader title={strings.preview} />
      <CardBody>
        <p>{strings.previewHint}</p>
      </CardBody>
      <CardBody>
        <Stack gap={24}>
          <p>{lead}</p>
          <RichText html={body} />
        </Stack>
      </CardBody>
    </Card>
  );
}

function Conflict({ form, theirs }: { form: Form; theirs: LegalAdminView }) {
  return (
    <Notice tone="warning" role="alert" title={strings.conflictTitle}>
      <p>{theirs.draft ? strings.conflictText : strings.noDraft}</p>
      {theirs.draft ? <RichText html={theirs.draft.body} /> : null}
      <Row>
        {theirs.draft ? (
          <Button variant="secondary" onPress={() => form.takeTheirs()}>
            {strings.takeTheirs}
          </Button>
        ) : null}
        <Button onPress={form.keepMine}>{strings.keepMine}</Button>
      </Row>
    </Notice>
  );
}
