import type { EditedPart } from '@psp/contracts/editing';
import { showToast } from '@psp/design-system/toast';
import { ApiError } from '@psp/remote/api-error';
import type { Line } from '@psp/remote/editor/conflict-view';
import { type Editor, useEditor } from '@psp/remote/editor/use-editor';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '../../forms/ui/resolver.ts';
import { useSavedForm } from '../../forms/ui/use-saved-form.ts';

/** What is edited part by part: a showcase, a firm's profile. */
export interface Whole<View> {
  /** What it is; with `id` it begins the names of its unsaved texts on the device. */
  kind: string;
  id: string;
  area: 'uat' | 'firma';
  view: View;
  read: () => Promise<View>;
  /** Puts what a save answered where the screens read it. */
  show: (view: View) => void;
}

/** A part that is saved by itself: a section, or one of a list. */
export interface Part<View, Text extends FieldValues> {
  /** Tells it apart from the others of the whole. */
  name: string;
  /** What colleagues who have it open too are told that it is. */
  path: EditedPart;
  /** Of one of several. */
  id?: string;
  isNew?: boolean;
  /** The part as it stands in the whole, null where it is no more; of a new one, as it begins. */
  of: (view: View) => { text: Text; version: number } | null;
  /** Saves it over the version that was read, 0 for a new one; `idempotencyKey` is of a new one. */
  save: (text: Text, version: number, idempotencyKey: string) => Promise<View>;
  schema: Schema<unknown>;
  /** The fields in words, to compare two texts. */
  describe: (text: Text) => readonly Line[];
  /** What is told after a save. */
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

/** The form of a part: saved on request, with both texts where somebody else has saved the same part meanwhile. */
export function usePart<View, Text extends FieldValues>(
  whole: Whole<View>,
  part: Part<View, Text>,
  onClose: (isSaved: boolean) => void,
) {
  const editor: Editor<Text, View> = usePartEditor(whole, part);
  const ids = Object.fromEntries(Object.keys(editor.text).map((field) => [field, `${part.name}-${field}`]));
  const form = useSavedForm(editor, { schema: part.schema, ids: ids as { [Name in keyof Text]?: string } });
  const saved = async (save: () => Promise<View | null>) => {
    if (!(await save())) return;
    showToast({ title: part.saved, tone: 'success' });
    onClose(true);
  };
  return {
    editor,
    ...form,
    submit: () => void saved(form.save),
    /** Saves one's own text over the other, after a conflict. */
    overwrite: () => saved(editor.save),
    giveUp: () => void editor.takeSaved().then(() => onClose(false)),
  };
}
