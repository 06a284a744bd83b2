import type { LegalAdminView } from '@psp/contracts/legal';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { TextAreaField } from '@psp/design-system/fields';
import { formatDateTime } from '@psp/design-system/format';
import { Row, Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { Problems } from '@psp/remote/act/problems';
import { ConflictNotice } from '@psp/remote/editor/conflict-notice';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { RichTextEditor } from '@psp/features/rich-text/ui/rich-text-editor';
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
  const end = () => {
    void form.takeSaved();
    onEnd();
  };
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={form.isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <Conflict form={form} />
      <Card>
        <CardHeader title={strings.draft} action={draft ? strings.savedAt(formatDateTime(draft.updatedAt)) : null} />
        <CardBody>
          <Stack gap={24}>
            <Fields form={form} />
            <Row>
              <Button
                isPending={form.state.kind === 'saving'}
                pendingLabel={strings.saving}
                onPress={() => void form.save()}
              >
                {strings.save}
              </Button>
              {draft ? (
                <DraftActions document={document} version={draft.version} isDirty={form.isUnsaved} onEnd={end} />
              ) : null}
              {form.isUnsaved ? <span>{strings.unsaved}</span> : null}
            </Row>
          </Stack>
        </CardBody>
      </Card>
      {draft ? <Preview lead={draft.lead} body={draft.body} /> : null}
    </Stack>
  );
}

type Form = ReturnType<typeof useDraftForm>;

function Conflict({ form }: { form: Form }) {
  return (
    <ConflictNotice
      editor={form}
      title={strings.conflictTitle}
      text={(theirs) => (theirs.draft ? strings.conflictText : strings.noDraft)}
      takeLabel={strings.takeTheirs}
      keepLabel={strings.keepMine}
    >
      {(theirs) => (theirs.draft ? <RichText html={theirs.draft.body} /> : null)}
    </ConflictNotice>
  );
}

function Fields({ form }: { form: Form }) {
  return (
    <>
      <Problems key={form.tries} errors={form.problems} />
      <TextAreaField
        {...form.field('lead')}
        label={strings.introduction}
        hint={strings.introductionHint}
        rows={3}
        maxLength={1000}
      />
      <RichTextEditor {...form.field('body')} label={strings.text} hint={strings.textHint} />
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
