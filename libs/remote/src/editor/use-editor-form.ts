import { useEffect, useRef } from 'react';
import { fieldErrors, type Marked, markProblems } from '../forms.ts';
import type { Editor, Schema } from './use-editor.ts';

/** The part of react-hook-form's API that `useEditorForm` uses. */
export interface EditorForm<Text extends object> extends Marked<keyof Text & string> {
  getValues: () => Text;
  reset: (text: Text) => void;
  subscribe: (options: { formState: { values: true }; callback: (change: { values: Text }) => void }) => () => void;
}

type FieldProblem<Text> = readonly [keyof Text & string, string];

/** Groups messages by form field: the paths `content.title` and `title.0` belong to the field `title`. */
export function fieldProblems<Text extends object>(
  names: readonly (keyof Text & string)[],
  messages: readonly (readonly [path: string, message: string])[],
): FieldProblem<Text>[] {
  const fieldOf = (path: string) => path.replace(/^content\./, '').split('.')[0];
  return names.flatMap((name) =>
    messages.filter(([path]) => fieldOf(path) === name).map(([, message]): FieldProblem<Text> => [name, message]),
  );
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/* Reads a path such as `lines.0.price`. */
const valueAt = (text: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined), text);

/* Fields that are still empty are not marked before the form is sent. */
const mistakes = (schema: Schema | undefined, text: object): [path: string, message: string][] =>
  schemaProblems(schema, text).filter(([path]) => !isEmpty(valueAt(text, path)));

/** Validates a text; returns path and message of each issue. */
export const schemaProblems = (schema: Schema | undefined, text: unknown): [path: string, message: string][] =>
  (schema?.safeParse(text).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

/**
 * Connects a react-hook-form form to an editor in both directions. Fields that prevent saving are marked until they are valid; empty
 * ones are marked only when the form is sent. `names` are the fields in page order; `refusedAt` returns path and message of the
 * fields that a refusal concerns (default: `fieldErrors`).
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
    if (state.kind === 'local') return mistakes(schema, text);
    return state.kind === 'failed' ? refusedAt(state.error) : [];
  };
  const mark = useRef(() => {});
  useEffect(() => {
    mark.current = () => markProblems(form, names, fieldProblems<Text>(names, problems()));
  });
  useEffect(() => mark.current(), [state, form]);
}
