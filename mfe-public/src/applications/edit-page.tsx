import { editApplication, type OwnApplication } from '@psp/contracts/applications';
import type { FileView, UploadedFile } from '@psp/contracts/files';
import { Button } from '@psp/design-system/button';
import { Page, PageHeader } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { Problems } from '@psp/remote/act/problems';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { EditorConflict } from '@psp/remote/editor/editor-conflict';
import { RestoredNotice } from '@psp/remote/editor/restored-notice';
import { useEditor } from '@psp/remote/editor/use-editor';
import { fieldErrors } from '@psp/remote/forms';
import { usePageTitle } from '@psp/remote/screen';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Buttons, Fields, Sheet } from '../registrations/form-layout.tsx';
import { messagesOf, summaryOf } from '../registrations/problems.ts';
import { useExpertise } from '../registrations/use-expertise.ts';
import { useUpload } from '../registrations/use-upload.ts';
import type { Editing } from './editing.tsx';
import { FilesEdit } from './files-edit.tsx';
import { applicationQuery, saveApplication } from './queries.ts';
import { StatusReason } from './application-status.tsx';
import { conflict, editing as strings } from './strings.ts';

interface EditPageProps<V extends FieldValues> {
  form: Editing<V>;
  application: OwnApplication;
}

/** Edited values of an application, with added and removed attachments. */
type Edit<V> = V & {
  added: UploadedFile[];
  /** Ids of attachments to remove. */
  removed: string[];
};

const claimOf = ({ id, claim }: UploadedFile) => ({ id, claim });

/* Throws when the values do not satisfy the schema. Leaves out attachments that another user has already removed. */
function bodyOf<V>(form: Editing<V>, { version, files }: OwnApplication, edit: Edit<V>) {
  const { added, removed } = edit;
  const current = files.map(({ id }) => id);
  return editApplication.parse({
    ...{ kind: form.kind, version, organisation: form.body(edit) },
    addedFiles: added.map(claimOf),
    removedFiles: removed.filter((id) => current.includes(id)),
  });
}

function refusalMessages<V>(error: unknown, form: Editing<V>, values: V): [path: string, message: string][] {
  if (isApiError(error) && error.code === 'organisation.cui_exists') return [['cui', error.message]];
  const fields = Object.entries(fieldErrors(error));
  if (fields.length > 0) return fields.map(([path, message]) => [form.fieldAt(path, values), message]);
  return [strings.failed, errorMessage(error)].map((message) => ['', message]);
}

/** State of the form that edits an application. */
function useEdit<V extends FieldValues>(form: Editing<V>, application: OwnApplication, onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = applicationQuery();
  const contentOf = ({ content }: OwnApplication): Edit<V> => ({ ...form.read(content), added: [], removed: [] });
  const editor = useEditor<Edit<V>, OwnApplication>({
    view: application,
    blank: contentOf(application),
    contentOf,
    nameOf: () => 'application',
    save: async (edit, base) => saveApplication(bodyOf(form, base ?? application, edit)),
    read: () => client.fetchQuery({ ...applicationQuery(), staleTime: 0 }),
    onSaved: (saved) => client.setQueryData(queryKey, saved),
    onOutdated: () => void client.invalidateQueries({ queryKey }),
  });
  const saved = useSavedForm(editor, {
    check: (values) => messagesOf(form.problems(values)),
    refusedAt: (error) => refusalMessages(error, form, editor.text),
  });
  return {
    ...saved,
    editor,
    save: async () => {
      if (await saved.save()) onSaved();
    },
  };
}

/* State of the page: form, upload, saving and leaving. */
function useEditPage<V extends FieldValues>({ form, application }: EditPageProps<V>) {
  const navigate = useNavigate();
  const onSaved = () => {
    showToast({ title: strings.saved, tone: 'success' });
    void navigate('/cerere');
  };
  const editor = useEdit(form, application, onSaved);
  const { values: edit, change } = editor;
  const upload = useUpload('document', null, (file) => (file ? change({ added: [...edit.added, file] }) : undefined));
  const uploadProblems =
    editor.tries > 0 && upload.blockReason ? [{ id: 'attachment', message: upload.blockReason }] : [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (upload.blockReason) return;
    void editor.save();
  };
  const leave = async () => {
    await editor.editor.takeSaved();
    await navigate('/cerere');
  };
  return { ...editor, problems: [...editor.problems, ...uploadProblems], upload, onSubmit, leave };
}

/** Page that edits the fields and attachments of an application. */
export function EditPage<V extends FieldValues>({ form, application }: EditPageProps<V>) {
  const page = useEditPage({ form, application });
  const labels = useExpertise();
  const place = useRef<HTMLDivElement>(null);
  const { editor } = page;
  usePageTitle(strings.title, { hasErrors: page.problems.length > 0 });
  useEffect(() => place.current?.querySelector('h1')?.focus({ preventScroll: true }), []);
  return (
    <Page width="narrow">
      <Sheet ref={place}>
        <PageHeader title={strings.title} lead={strings.lead} />
        <StatusReason application={application} />
        <RestoredNotice editor={editor} />
        <EditorConflict
          editor={editor}
          title={conflict.title}
          lead={() => conflict.lead}
          describe={(edit) => form.describe(edit, labels)}
          save={page.save}
        />
        <EditForm form={form} files={application.files} page={page} />
      </Sheet>
    </Page>
  );
}

interface EditFormProps<V extends FieldValues> {
  form: Editing<V>;
  files: readonly FileView[];
  page: ReturnType<typeof useEditPage<V>>;
}

function EditForm<V extends FieldValues>({ form, files, page }: EditFormProps<V>) {
  const { values: edit, problems, change } = page;
  const { state } = page.editor;
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  return (
    <form noValidate onSubmit={page.onSubmit}>
      <Fields>
        <Problems key={page.tries} errors={summaryOf(problems, form.problems(edit))} />
        {form.fields({ values: edit, change, errorOf })}
        <FilesEdit
          files={files}
          added={edit.added}
          removed={edit.removed}
          upload={page.upload}
          error={errorOf('attachment')}
          onAdded={(added) => change({ added })}
          onRemoved={(removed) => change({ removed })}
        />
        <Buttons>
          <Button
            type="submit"
            isPending={state.kind === 'saving'}
            pendingLabel={strings.saving}
            isDisabled={state.kind === 'stale'}
          >
            {strings.save}
          </Button>
          <Button variant="quiet" onPress={() => void page.leave()}>
            {strings.leave}
          </Button>
        </Buttons>
      </Fields>
    </form>
  );
}
