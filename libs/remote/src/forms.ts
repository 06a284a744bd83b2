import { isApiError, isRecord } from './api-error.ts';

/** The server's message for each field, by the field's path; empty when the error names none. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? error.details.fields : null;
  if (!isRecord(fields)) return {};
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

const MARK = 'draft';

/** What marking needs of a form of react-hook-form. */
export interface Marked<Name extends string> {
  getFieldState: (name: Name) => { error?: { type?: unknown; message?: string } };
  setError: (name: Name, error: { type: string; message: string }) => void;
  clearErrors: (name: Name) => void;
}

/**
 * Marks the fields for which a draft could not be saved, and takes such a mark from those of `names` that are mended; what
 * the form itself found when it was sent stays.
 */
export function markProblems<Name extends string>(
  form: Marked<Name>,
  names: readonly Name[],
  problems: readonly (readonly [Name, string])[],
): void {
  for (const name of names) {
    const message = problems.find(([field]) => field === name)?.[1];
    const { error } = form.getFieldState(name);
    if (message === undefined && error?.type === MARK) form.clearErrors(name);
    if (message !== undefined && error?.message !== message) form.setError(name, { type: MARK, message });
  }
}
