import { isApiError, isRecord } from './api-error.ts';

/** The server's message for each field, by the field's path; empty when the error names none. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? error.details.fields : null;
  if (!isRecord(fields)) return {};
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}
