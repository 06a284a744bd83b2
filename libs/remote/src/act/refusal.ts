import { errorMessage, isApiError } from '../api-error.ts';
import { strings } from './strings.ts';

/**
 * True for a refusal because the record has changed or is gone since it was read. Not for one because the session has become
 * another's: what the page shows cannot be read in that session.
 */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404) && error.code !== 'session.changed';

/** Message of a refusal for a screen that has been refetched since; with `hasFields` it says that the input is kept. */
export function refusalOf(error: unknown, { hasFields = false }: { hasFields?: boolean } = {}): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  return hasFields ? strings.staleAgain : strings.stale;
}
