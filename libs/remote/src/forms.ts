import { isApiError, isRecord } from './api-error.ts';

/** Returns the server's messages by field path; empty when the error names no field. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? error.details.fields : null;
  if (!isRecord(fields)) return {};
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

const MARK = 'draft';

/** The part of react-hook-form's API that `markProblems` uses. */
export interface Marked<Name extends string> {
  getFieldState: (name: Name) => { error?: { type?: unknown; message?: string } };
  setError: (name: Name, error: { type: string; message: string }) => void;
  clearErrors: (name: Name) => void;
}

/**
 * Marks the fields that prevent saving a draft, and removes the marks of the fields in `names` that are now valid. Errors found on
 * submit are kept.
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
