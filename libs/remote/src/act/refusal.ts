import type { RefusedBy } from '@psp/contracts/errors';
import { type ApiError, errorMessage, isApiError, isRecord } from '../api-error.ts';
import { strings } from './strings.ts';

/**
 * True when a write was refused because the record has changed or is gone since it was read. False for `session.changed`: the new
 * session cannot read the page's data.
 */
export const isOutdated = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 404) && error.code !== 'session.changed';

/** Returns the last change of the record (user, time, description) from a refusal's details; null without them. */
export function refusedBy({ details }: Pick<ApiError, 'details'>): RefusedBy | null {
  const { by } = details;
  if (!isRecord(by) || typeof by.at !== 'string' || typeof by.cause !== 'string') return null;
  return { who: typeof by.who === 'string' ? by.who : null, at: by.at, cause: by.cause };
}

/** Message of a refusal for a screen that has been refetched since. With `hasFields` it adds that the input is kept. */
export function refusalOf(error: unknown, { hasFields = false }: { hasFields?: boolean } = {}): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  const cause = refusedBy(error)?.cause ?? strings.changed;
  return `${cause} ${hasFields ? strings.reloadedKept : strings.reloaded}`;
}
