import type { EditedPart } from '@psp/contracts/editing';
import { showToast } from '@psp/design-system/toast';
import { ApiError } from '@psp/remote/api-error';
import type { Line } from '@psp/remote/editor/conflict-view';
import { type Editor, useEditor } from '@psp/remote/editor/use-editor';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '../../forms/ui/resolver.ts';
import { useSavedForm } from '../../forms/ui/use-saved-form.ts';

/** A record that is edited part by part: a showcase, a firma's profile. */
export interface Whole<View> {
  /** Kind of record; `kind` and `id` prefix the names of its unsaved texts on the device. */
  kind: string;
  id: string;
  area: 'uat' | 'firma' | 'admin';
  view: View;
  read: () => Promise<View>;
  /** Puts the answer of a save into the query cache. */
  show: (view: View) => void;
}

/** A part with its own save: a section, or an item of a list. */
export interface Part<View, Text extends FieldValues> {
  /** Name, unique within the record. */
  name: string;
  /** Kind of part, by which colleagues who edit the same part are found. */
  path: EditedPart;
  /** Id of an item of a list. */
  id?: string;
  isNew?: boolean;
  /** Returns the part of a view, null when it no longer exists; for a new part, its initial text. */
  of: (view: View) => { text: Text; version: number } | null;
  /** Saves the part over the version that was read, 0 for a new part; `idempotencyKey` is for creating. */
  save: (text: Text, version: number, idempotencyKey: string) => Promise<View>;
  schema: Schema<unknown>;
  /** Returns the fields as text, to compare two versions. */
  describe: (text: Text) => readonly Line[];
  /** Title of the toast after a save. */
  saved: string;
}

function usePartEditor<View, Text extends FieldValues>(whole: Whole<View>, part: Part<View, Text>) {
  const blank = part.of(whole.view)?.text;
  if (!blank) throw new ApiError(404, 'not_found', '');
  return useEditor<Text, View>({
    view: part.isNew ? null : whole.view,
    blank,
    contentOf: (view) => part.of(view)?.text ?? blank,
    versionOf: (view) => part.of(view)?.version ?? 0,
    nameOf: () => `${whole.kind}:${whole.id}:${part.name}`,
    save: (text, base, idempotencyKey) => part.save(text, (base && part.of(base)?.version) ?? 0, idempotencyKey),
    read: async (base) => base && whole.read(),
    onSaved: whole.show,
  });
}

/** Editor and form of a part. It is saved on request; a save by another user of the same part is a conflict. */
export function usePart<View, Text extends FieldValues>(
  whole: Whole<View>,
  part: Part<View, Text>,
  onClose: (isSaved: boolean) => void,
) {
  const editor: Editor<Text, View> = usePartEditor(whole, part);
  const ids = Object.fromEntries(Object.keys(editor.text).map((field) => [field, `${part.name}-${field}`]));
  const form = useSavedForm(editor, { schema: part.schema, ids: ids as { [Name in keyof Text]?: string } });
  const closeAfter = async (save: () => Promise<View | null>) => {
    if (!(await save())) return;
    showToast({ title: part.saved, tone: 'success' });
    onClose(true);
  };
  return {
    editor,
    ...form,
    submit: () => void closeAfter(form.save),
    /** After a conflict, saves the user's text over the other one. */
    overwrite: () => closeAfter(editor.save),
    cancel: () => void editor.takeSaved().then(() => onClose(false)),
  };
}
