import { editApplication, type OwnApplication } from '@psp/contracts/applications';
import type { UploadedFile } from '@psp/contracts/files';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { useEditor } from '@psp/remote/editor/use-editor';
import { useProblems } from '@psp/remote/editor/use-problems';
import { fieldErrors } from '@psp/remote/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { Problem } from '../registrations/problems.ts';
import type { Editing } from './editing.tsx';
import { editing as strings } from './strings.ts';
import { applicationQuery, saveApplication } from './queries.ts';

/** What is being edited. */
export interface Edit<V> {
  values: V;
  added: UploadedFile[];
  /** Attachments to take away, by id. */
  removed: string[];
}

const claimOf = ({ id, claim }: UploadedFile) => ({ id, claim });

/* Throws where a field is not right after all. Attachments that somebody else has removed are not removed again. */
function bodyOf<V>(form: Editing<V>, { version, files }: OwnApplication, { values, added, removed }: Edit<V>) {
  const kept = files.map(({ id }) => id);
  return editApplication.parse({
    ...{ kind: form.kind, version, organisation: form.body(values) },
    addedFiles: added.map(claimOf),
    removedFiles: removed.filter((id) => kept.includes(id)),
  });
}

function refused<V>(error: unknown, form: Editing<V>, values: V): Problem[] {
  if (isApiError(error) && error.code === 'organisation.cui_exists') return [{ id: 'cui', message: error.message }];
  const fields = Object.entries(fieldErrors(error));
  if (fields.length > 0) return fields.map(([path, message]) => ({ id: form.fieldAt(path, values), message }));
  return [strings.failed, errorMessage(error)].map((message) => ({ id: '', message }));
}

/** Edits an application. */
export function useEdit<V>(form: Editing<V>, application: OwnApplication, onSaved: () => void) {
  const client = useQueryClient();
  const { queryKey } = applicationQuery();
  const contentOf = ({ content }: OwnApplication): Edit<V> => ({ values: form.read(content), added: [], removed: [] });
  const editor = useEditor<Edit<V>, OwnApplication>({
    view: application,
    blank: contentOf(application),
    contentOf,
    versionOf: ({ version }) => version,
    nameOf: () => 'application-edit',
    delayMs: null,
    save: async (edit, base) => saveApplication(bodyOf(form, base ?? application, edit)),
    read: () => client.fetchQuery({ ...applicationQuery(), staleTime: 0 }),
    onSaved: (saved) => client.setQueryData(queryKey, saved),
    onOutdated: () => void client.invalidateQueries({ queryKey }),
  });
  const problems = useProblems<Edit<V>, OwnApplication, Problem>(editor, {
    check: ({ values }) => form.problems(values),
    refused: (error, { values }) => refused(error, form, values),
  });
  return {
    ...problems,
    editor,
    edit: editor.text,
    change: (patch: Partial<Edit<V>>) => editor.change({ ...editor.text, ...patch }),
    save: async () => {
      if (await problems.save()) onSaved();
    },
  };
}
