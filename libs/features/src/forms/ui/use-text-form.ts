import type { Editor } from '@psp/remote/editor/use-editor';
import { type EditorForm, useEditorForm } from '@psp/remote/editor/use-editor-form';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Checks, resolverOf } from './resolver.ts';
import type { Names } from './use-fields.ts';

interface TextFormOptions<Text, Output> extends Checks<Text, Output> {
  /** Names of the fields in page order. */
  names: Names<Text>;
  /** Returns the messages of a refusal by paths that start with field names. */
  refusedAt?: (error: unknown) => [path: string, message: string][];
}

/** Form of an editor's text. Marks fields that prevent saving, and from the first `handleSubmit` on all validation errors. */
export function useTextForm<Text extends FieldValues, View, Output = Text>(
  editor: Editor<Text, View>,
  { names, refusedAt, ...checks }: TextFormOptions<Text, Output>,
): UseFormReturn<Text, unknown, Output> {
  const form = useForm<Text, unknown, Output>({
    defaultValues: editor.text as DefaultValues<Text>,
    resolver: resolverOf(checks),
    shouldFocusError: false,
  });
  useEditorForm(editor, form as EditorForm<Text>, names, refusedAt);
  return form;
}
