import { useState } from 'react';
import type { Problem } from '../act/problems.tsx';
import { errorMessage } from '../api-error.ts';
import { fieldErrors } from '../forms.ts';
import type { Editor } from './use-editor.ts';

/** What the server refused, by the ids of the fields; one that is about none of them concerns the whole form. */
export function refusedProblems(error: unknown, idOf: (path: string) => string | null): Problem[] {
  const found = Object.entries(fieldErrors(error)).flatMap(([path, message]) => {
    const id = idOf(path);
    return id === null ? [] : [{ id, message }];
  });
  return found.length > 0 ? found : [{ id: '', message: errorMessage(error) }];
}

interface Checks<Text, Found> {
  /** What the form sees itself. */
  check: (text: Text) => Found[];
  /** What a refusal says. */
  refused: (error: unknown, text: Text) => Found[];
}

/**
 * What is wrong with a text that is saved on request: what the form sees itself, from the first attempt until a save works, and what
 * the server refused last, until something is typed.
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
  /* Shows from now on what is wrong; false where nothing can be sent. */
  const passes = (): boolean => {
    setTries((count) => count + 1);
    setRefusal(null);
    return found.length === 0;
  };
  return {
    problems,
    /** Attempts since a save worked. */
    tries,
    errorOf: (id: string): string | undefined => problems.find((problem) => problem.id === id)?.message,
    passes,
    /** Shows what else the server refused. */
    refuse: setRefusal,
    /** Saves, unless something is wrong; gives what the server then has, or null. */
    save: async (): Promise<View | null> => {
      if (!passes()) return null;
      const view = await editor.save();
      if (view) setTries(0);
      return view;
    },
  };
}
