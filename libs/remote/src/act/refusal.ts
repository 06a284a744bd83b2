import { errorMessage, isApiError } from '../api-error.ts';
import { strings } from './strings.ts';

/** True for a refusal because the screen was older than what it shows: the record has moved on, or is gone. */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404);

/**
 * A refusal as it reads on a screen that has been brought up to date meanwhile; where there are fields it says that what was
 * filled in is still there.
 */
export function refusalOf(error: unknown, { hasFields = false }: { hasFields?: boolean } = {}): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  return hasFields ? strings.staleAgain : strings.stale;
}
