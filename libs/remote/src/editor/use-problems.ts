import { useState } from 'react';
import type { Problem } from '../act/problems.tsx';
import { errorMessage } from '../api-error.ts';
import { fieldErrors } from '../forms.ts';
import type { Editor } from './use-editor.ts';

/** Errors of a refusal by field id; unknown fields belong to the whole form. */
export function refusedProblems(error: unknown, idOf: (path: string) => string | null): Problem[] {
  const found = Object.entries(fieldErrors(error)).flatMap(([path, message]) => {
    const id = idOf(path);
    return id === null ? [] : [{ id, message }];
  });
  return found.length > 0 ? found : [{ id: '', message: errorMessage(error) }];
}

interface Checks<Text, Found> {
  /** Client-side validation. */
  check: (text: Text) => Found[];
  /** Errors of a refusal. */
  refused: (error: unknown, text: Text) => Found[];
}

/**
 * Errors of a text saved on request: client-side ones from the first attempt until a save succeeds, the server's until
 * something is typed.
 */
export function useProblems<Text extends object, View, Found extends Problem = Problem>(
  editor: Editor<Text, View>,
  { check, refused }: Checks<Text, Found>,
) {
  const { text, state } = editor;
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<unknown>(null);
  const failure = state.kind === 'failed' ? state.error : refusal;
  const found = check(text);
  const problems = [...(tries > 0 ? found : []), ...(failure ? refused(failure, text) : [])];
  /* Shows client-side errors from now on; false when there are any. */
  const passes = (): boolean => {
    setTries((count) => count + 1);
    setRefusal(null);
    return found.length === 0;
  };
  return {
    problems,
    /** Attempts since the last successful save. */
    tries,
    errorOf: (id: string): string | undefined => problems.find((problem) => problem.id === id)?.message,
    passes,
    /** Sets other errors of the server. */
    refuse: setRefusal,
    /** Saves if valid. Resolves to the saved view, or null. */
    save: async (): Promise<View | null> => {
      if (!passes()) return null;
      const view = await editor.save();
      if (view) setTries(0);
      return view;
    },
  };
}
