import { Button } from '@psp/design-system/button';
import { Card, CardBody } from '@psp/design-system/card';
import { TextAreaField, TextField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { StackForm } from '@psp/features/forms/ui/form';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { UnsavedGuard } from '@psp/remote/editor/unsaved-guard';
import { textStrings as strings } from './text-strings.ts';
import type { TextEditor } from './use-text-editor.ts';

interface TextFormProps {
  form: TextEditor;
  readsOnly: boolean;
}

/** Title and text, saved on request; where a colleague saved meanwhile, both are shown. */
export function TextForm({ form, readsOnly }: TextFormProps) {
  return (
    <Stack gap={24}>
      <UnsavedGuard isDirty={form.isUnsaved} onLeave={form.takeSaved} />
      <RestoredNotice editor={form} />
      <EditorConflict
        editor={form}
        title={strings.conflictTitle}
        lead={() => strings.conflictLead}
        describe={({ title, description }) => [
          { term: strings.title, text: title },
          { term: strings.text, text: description },
        ]}
        save={form.submit}
      />
      <Card>
        <CardBody>
          <StackForm of={{ ...form, submit: () => void form.submit() }} gap={24}>
            <TextField {...form.field('title')} label={strings.title} hint={strings.titleHint} maxLength={200} />
            <TextAreaField
              {...form.field('description')}
              label={strings.text}
              hint={strings.textHint}
              rows={16}
              maxLength={20_000}
            />
            {readsOnly ? <p>{strings.viewerOnly}</p> : <Save form={form} />}
          </StackForm>
        </CardBody>
      </Card>
    </Stack>
  );
}

function Save({ form: { state, isUnsaved } }: Pick<TextFormProps, 'form'>) {
  return (
    <Row>
      <Button type="submit" isPending={state.kind === 'saving'} pendingLabel={strings.saving}>
        {strings.save}
      </Button>
      {isUnsaved ? <span>{strings.unsaved}</span> : null}
    </Row>
  );
}
