import { errorMessage } from '@psp/remote/api-error';
import type { Editor } from '@psp/remote/editor/use-editor';
import { fieldProblems } from '@psp/remote/editor/use-editor-form';
import { fieldErrors } from '@psp/remote/forms';
import type { FieldValues } from 'react-hook-form';
import type { Checks } from './resolver.ts';
import { type FieldsOptions, type Names, useFields } from './use-fields.ts';
import { useTextForm } from './use-text-form.ts';

interface SavedFormOptions<Text, Output> extends Checks<Text, Output>, Pick<FieldsOptions<Text>, 'ids'> {
  /** What a refusal says, by paths that begin with the names of fields; '' is the whole form. */
  refusedAt?: (error: unknown) => [path: string, message: string][];
}

function answered(error: unknown): [path: string, message: string][] {
  const fields = Object.entries(fieldErrors(error));
  return fields.length > 0 ? fields : [['', errorMessage(error)]];
}

/**
 * The form of a text that is saved on request: what the schema finds is told from the first attempt until a save works, what the
 * service refused until something is typed. The keys of the text are its fields, in their order on the page.
 */
export function useSavedForm<Text extends FieldValues, View, Output>(
  editor: Editor<Text, View>,
  options: SavedFormOptions<Text, Output>,
) {
  const { refusedAt = answered } = options;
  const names = Object.keys(editor.text) as Names<Text>;
  const form = useTextForm(editor, { ...options, names, refusedAt });
  const { problems, ...fields } = useFields(form, names, options);
  const { state } = editor;
  const others = (state.kind === 'failed' ? refusedAt(state.error) : []).filter(
    (one) => fieldProblems<Text>(names, [one]).length === 0,
  );
  /** Shows from now on what is wrong; false where nothing can be sent. */
  const passes = async (): Promise<boolean> => {
    let isRight = false;
    await form.handleSubmit(() => {
      isRight = true;
    })();
    return isRight;
  };
  return {
    ...{ ...fields, form, passes, tries: form.formState.submitCount },
    problems: [...problems, ...others.map(([, message]) => ({ id: '', message }))],
    /** Saves, unless something is wrong; gives what the service then has, or null. */
    save: async (): Promise<View | null> => {
      const view = (await passes()) ? await editor.save() : null;
      if (view) form.reset(undefined, { keepValues: true });
      return view;
    },
  };
}
