import type { RefusedBy } from '@psp/contracts/errors';
import { type ApiError, errorMessage, isApiError, isRecord } from '../api-error.ts';
import { strings } from './strings.ts';

/**
 * True for a refusal because the record has changed or is gone since it was read. Not for one because the session has become
 * another's: what the page shows cannot be read in that session.
 */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404) && error.code !== 'session.changed';

/** What was done last to the record, where a refusal says so. */
export function refusedBy({ details }: Pick<ApiError, 'details'>): RefusedBy | null {
  const { by } = details;
  if (!isRecord(by) || typeof by.at !== 'string' || typeof by.cause !== 'string') return null;
  return { who: typeof by.who === 'string' ? by.who : null, at: by.at, cause: by.cause };
}

/** Message of a refusal for a screen that has been refetched since; with `hasFields` it says that the input is kept. */
export function refusalOf(error: unknown, { hasFields = false }: { hasFields?: boolean } = {}): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  const cause = refusedBy(error)?.cause ?? strings.changed;
  return `${cause} ${hasFields ? strings.reloadedKept : strings.reloaded}`;
}
