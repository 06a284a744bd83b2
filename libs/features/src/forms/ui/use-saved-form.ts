import type { Problem } from '@psp/remote/act/problems';
import { errorMessage } from '@psp/remote/api-error';
import type { Editor } from '@psp/remote/editor/use-editor';
import { type EditorForm, fieldProblems, useEditorForm } from '@psp/remote/editor/use-editor-form';
import { fieldErrors } from '@psp/remote/forms';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { type Checks, resolverOf } from './resolver.ts';
import { type FieldsOptions, useFields } from './use-fields.ts';

/**
 * The form of a text that is saved on request: what the schema finds is told from the first attempt until a save works, what the
 * service refused until something is typed. The keys of the text are its fields, in their order on the page.
 */
export function useSavedForm<Text extends FieldValues, View, Output>(
  editor: Editor<Text, View>,
  options: Checks<Text, Output> & Pick<FieldsOptions<Text>, 'ids'>,
) {
  const names = Object.keys(editor.text) as (keyof Text & string)[];
  const form = useForm<Text, unknown, Output>({
    defaultValues: editor.text as DefaultValues<Text>,
    resolver: resolverOf(options),
    shouldFocusError: false,
  });
  useEditorForm(editor, form as EditorForm<Text>, names);
  const { values, field, problems, errorAt } = useFields(form, names, options);
  const { state } = editor;
  const error = state.kind === 'failed' ? state.error : null;
  const isOfField = fieldProblems<Text>(names, Object.entries(fieldErrors(error))).length > 0;
  const refused: Problem[] = error && !isOfField ? [{ id: '', message: errorMessage(error) }] : [];
  /** Shows from now on what is wrong; false where nothing can be sent. */
  const passes = async (): Promise<boolean> => {
    let isRight = false;
    await form.handleSubmit(() => {
      isRight = true;
    })();
    return isRight;
  };
  return {
    ...{ form, values, field, errorAt, passes, problems: [...problems, ...refused], tries: form.formState.submitCount },
    /** Saves, unless something is wrong; gives what the service then has, or null. */
    save: async (): Promise<View | null> => {
      const view = (await passes()) ? await editor.save() : null;
      if (view) form.reset(undefined, { keepValues: true });
      return view;
    },
  };
}
