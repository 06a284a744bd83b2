import type { Editor } from '@psp/remote/editor/use-editor';
import { type EditorForm, useEditorForm } from '@psp/remote/editor/use-editor-form';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type Checks, resolverOf } from './resolver.ts';
import type { Names } from './use-fields.ts';

interface TextFormOptions<Text, Output> extends Checks<Text, Output> {
  /** The fields in their order on the page. */
  names: Names<Text>;
  /** What a refusal says, by paths that begin with the names of fields. */
  refusedAt?: (error: unknown) => [path: string, message: string][];
}

/** The form of an editor's text. What prevents saving is marked, and what checking finds from the first `handleSubmit` on. */
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
