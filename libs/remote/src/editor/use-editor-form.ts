import { useEffect, useRef } from 'react';
import { fieldErrors, type Marked, markProblems } from '../forms.ts';
import type { Editor, Schema } from './use-editor.ts';

/** What an editor needs of a form of react-hook-form. */
export interface EditorForm<Text extends object> extends Marked<keyof Text & string> {
  getValues: () => Text;
  reset: (text: Text) => void;
  subscribe: (options: { formState: { values: true }; callback: (change: { values: Text }) => void }) => () => void;
}

type FieldProblem<Text> = readonly [keyof Text & string, string];

/** Messages by path, for the fields of the form: `content.title` and `title.0` are the field `title`. */
export function fieldProblems<Text extends object>(
  names: readonly (keyof Text & string)[],
  messages: readonly (readonly [path: string, message: string])[],
): FieldProblem<Text>[] {
  const fieldOf = (path: string) => path.replace(/^content\./, '').split('.')[0];
  return names.flatMap((name) =>
    messages.filter(([path]) => fieldOf(path) === name).map(([, message]): FieldProblem<Text> => [name, message]),
  );
}

/** What a schema finds in a text. */
export const schemaProblems = (schema: Schema | undefined, text: unknown): [path: string, message: string][] =>
  (schema?.safeParse(text).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

/**
 * Joins a form of react-hook-form, opened with the editor's text, to its editor: what is typed goes to the editor, and a text that the
 * editor replaces goes to the form. Fields that stand in the way of a save are marked until they are mended. `names` are the fields
 * in their order on the page; `refusedAt` names those that a refusal is about, where the server did not.
 */
export function useEditorForm<Text extends object, View>(
  editor: Editor<Text, View>,
  form: EditorForm<Text>,
  names: readonly (keyof Text & string)[],
  refusedAt: (error: unknown) => [path: string, message: string][] = (error) => Object.entries(fieldErrors(error)),
): void {
  const { core, state } = editor;
  useEffect(() => {
    core.showIn((text) => form.reset(text));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => core.change(structuredClone(values)),
    });
  }, [core, form]);
  const { text, schema } = editor;
  const problems = (): [path: string, message: string][] => {
    if (state.kind === 'local') return schemaProblems(schema, text);
    return state.kind === 'failed' ? refusedAt(state.error) : [];
  };
  const mark = useRef(() => {});
  useEffect(() => {
    mark.current = () => markProblems(form, names, fieldProblems<Text>(names, problems()));
  });
  useEffect(() => mark.current(), [state, form]);
}
