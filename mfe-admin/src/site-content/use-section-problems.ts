import { type SectionKey, SECTIONS } from '@psp/contracts/site-content';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import { fieldOf } from './labels.ts';
import { fieldId } from './part-props.ts';
import type { Value } from './values.ts';

interface Refusal {
  fields: Record<string, string>;
  /** What concerns the whole form. */
  message: string | null;
}
const NONE: Refusal = { fields: {}, message: null };

function problemsOf(key: SectionKey, content: Value): Record<string, string> {
  const issues = SECTIONS[key].safeParse(content).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

/* Many fields have the same message, so a line of the summary says which one it is about. */
function problemAt(key: SectionKey, wrong: string, message: string) {
  const { path, label } = fieldOf(key, wrong);
  return { id: fieldId(path), message: label === null ? message : `${label} – ${message}` };
}

/** What is wrong with a section: what the form sees itself, once it was tried, and what the server refused. */
export function useSectionProblems(key: SectionKey, content: Value) {
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState(NONE);
  const fields = isTried ? { ...refusal.fields, ...problemsOf(key, content) } : {};
  return {
    errors: [
      ...Object.entries(fields).map(([path, message]) => problemAt(key, path, message)),
      ...(refusal.message ? [{ id: '', message: refusal.message }] : []),
    ],
    errorAt: (path: string): string | undefined => fields[path],
    /** Shows from now on what is wrong; false where the section cannot be sent. */
    check: (): boolean => {
      setTried(true);
      setRefusal(NONE);
      return Object.keys(problemsOf(key, content)).length === 0;
    },
    refuse: (error: unknown) => {
      const wrong = fieldErrors(error);
      setRefusal({ fields: wrong, message: Object.keys(wrong).length > 0 ? null : errorMessage(error) });
    },
    forget: () => setTried(false),
  };
}
