import { editApplication, type OwnApplication } from '@psp/contracts/applications';
import type { UploadedFile } from '@psp/contracts/files';
import { useSavedForm } from '@psp/features/forms/ui/use-saved-form';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { useEditor } from '@psp/remote/editor/use-editor';
import { fieldErrors } from '@psp/remote/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { messagesOf } from '../registrations/problems.ts';
import type { Editing } from './editing.tsx';
import { editing as strings } from './strings.ts';
import { applicationQuery, saveApplication } from './queries.ts';

/** What is being edited: the values of the application, and what becomes of its attachments. */
export type Edit<V> = V & {
  added: UploadedFile[];
  /** Attachments to take away, by id. */
  removed: string[];
};

const claimOf = ({ id, claim }: UploadedFile) => ({ id, claim });

/* Throws where a field is not right after all. Attachments that somebody else has removed are not removed again. */
function bodyOf<V>(form: Editing<V>, { version, files }: OwnApplication, edit: Edit<V>) {
  const { added, removed } = edit;
  const kept = files.map(({ id }) => id);
  return editApplication.parse({
    ...{ kind: form.kind, version, organisation: form.body(edit) },
    addedFiles: added.map(claimOf),
    removedFiles: removed.filter((id) => kept.includes(id)),
  });
}

function refused<V>(error: unknown, form: Editing<V>, values: V): [path: string, message: string][] {
  if (isApiError(error) && error.code === 'organisation.cui_exists') return [['cui', error.message]];
  const fields = Object.entries(fieldErrors(error));
  if (fields.length > 0) return fields.map(([path, message]) => [form.fieldAt(path, values), message]);
  return [strings.failed, errorMessage(error)].map((message) => ['', message]);
}

/** Edits an application. */
export function useEdit<V extends FieldValues>(form: Editing<V>, application: OwnApplication, onSaved: () => void) {
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
    refusedAt: (error) => refused(error, form, editor.text),
  });
  return {
    ...saved,
    editor,
    save: async () => {
      if (await saved.save()) onSaved();
    },
  };
}
