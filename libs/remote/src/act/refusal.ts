import { errorMessage, isApiError } from '../api-error.ts';
import { strings } from './strings.ts';

/** True for a refusal because the record has changed or is gone since it was read. */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404);

/** Message of a refusal for a screen that has been refetched since; with `hasFields` it says that the input is kept. */
export function refusalOf(error: unknown, { hasFields = false }: { hasFields?: boolean } = {}): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  return hasFields ? strings.staleAgain : strings.stale;
}
