import { errorMessage } from '@psp/remote/api-error';
import type { Editor } from '@psp/remote/editor/use-editor';
import { fieldProblems } from '@psp/remote/editor/use-editor-form';
import { fieldErrors } from '@psp/remote/forms';
import type { FieldValues } from 'react-hook-form';
import type { Checks } from './resolver.ts';
import { type FieldsOptions, type Names, useFields } from './use-fields.ts';
import { useTextForm } from './use-text-form.ts';

interface SavedFormOptions<Text, Output> extends Checks<Text, Output>, Pick<FieldsOptions<Text>, 'ids'> {
  /** Returns the messages of a refusal by paths that start with field names; '' is the whole form. */
  refusedAt?: (error: unknown) => [path: string, message: string][];
}

function messagesFrom(error: unknown): [path: string, message: string][] {
  const fields = Object.entries(fieldErrors(error));
  return fields.length > 0 ? fields : [['', errorMessage(error)]];
}

/**
 * Form of a text that is saved on request. Validation errors are shown from the first attempt until a save succeeds, refusals of the
 * service until something is typed. The keys of the text are its fields, in page order.
 */
export function useSavedForm<Text extends FieldValues, View, Output>(
  editor: Editor<Text, View>,
  options: SavedFormOptions<Text, Output>,
) {
  const { refusedAt = messagesFrom } = options;
  const names = Object.keys(editor.text) as Names<Text>;
  const form = useTextForm(editor, { ...options, names, refusedAt });
  const { problems, ...fields } = useFields(form, names, options);
  const { state } = editor;
  const others = (state.kind === 'failed' ? refusedAt(state.error) : []).filter(
    (one) => fieldProblems<Text>(names, [one]).length === 0,
  );
  /** Validates the form and shows errors from now on; resolves to true when it is valid. */
  const passes = async (): Promise<boolean> => {
    let isValid = false;
    await form.handleSubmit(() => {
      isValid = true;
    })();
    return isValid;
  };
  return {
    ...{ ...fields, form, passes, tries: form.formState.submitCount },
    problems: [...problems, ...others.map(([, message]) => ({ id: '', message }))],
    /** Validates and saves; resolves to the saved view, or null on failure. */
    save: async (): Promise<View | null> => {
      const view = (await passes()) ? await editor.save() : null;
      if (view) form.reset(undefined, { keepValues: true });
      return view;
    },
  };
}
