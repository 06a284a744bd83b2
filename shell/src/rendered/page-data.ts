import { AREA_DATA_ID, type AreaData, type LiveEntry } from '@psp/contracts/page-rendering';
import { ApiError, isApiError } from '@psp/remote/api-error';
import type { DehydratedState } from '@tanstack/react-query';

/** Id of the script element with the data of a server-rendered page. */
export const PAGE_DATA_ID = 'pagina-de-la-server';

/** An ApiError as JSON. */
interface SerialisedError {
  status: number;
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** Data of a server-rendered page, for hydration. */
export interface PageData {
  /** The release of the public remote. */
  entry: LiveEntry;
  manifest: unknown;
  /** False when a service failed; the browser then renders the page again. */
  isWhole: boolean;
  queries: DehydratedState;
  loaderData: Record<string, unknown>;
  errors: Record<string, SerialisedError> | null;
}

/** Serialises the loaders' errors by route. Null without errors; undefined when one is not an ApiError. */
export function serialiseErrors(errors: Record<string, unknown> | null): PageData['errors'] | undefined {
  if (!errors) return null;
  const all = Object.entries(errors);
  if (!all.every(([, error]) => isApiError(error))) return undefined;
  return Object.fromEntries(all.map(([route, error]) => [route, serialiseError(error)]));
}

function serialiseError(error: unknown): SerialisedError {
  const { status, code, message, details } = error as ApiError;
  return { status, code, message, details };
}

/** Restores the errors that `sendErrors` serialised. */
export function restoreErrors(errors: PageData['errors']): Record<string, ApiError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, code, message, details }]) => [
      route,
      new ApiError(status, code, message, details),
    ]),
  );
}

/* The type is asserted: the shell's server bundle or the gateway has written the element. */
function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** Reads the data of a server-rendered page; null when the server did not render it. */
export const readPageData = (): PageData | null => readJson(PAGE_DATA_ID);

/** Reads the release of the page's area; null when the gateway did not include it. */
export const readAreaData = (): AreaData | null => readJson(AREA_DATA_ID);
