import { AREA_DATA_ID, type AreaData, type LiveEntry } from '@psp/contracts/page-rendering';
import { ApiError, isApiError } from '@psp/remote/api-error';
import type { DehydratedState } from '@tanstack/react-query';

/** Id of the script element with the data that the server drew the page from. */
export const PAGE_DATA_ID = 'pagina-de-la-server';

/** An ApiError as JSON. */
interface SentRefusal {
  status: number;
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** What the server drew a page from. */
export interface PageData {
  /** The release of the public remote. */
  entry: LiveEntry;
  manifest: unknown;
  /** False when a service failed: the browser then renders the page anew. */
  isWhole: boolean;
  queries: DehydratedState;
  loaderData: Record<string, unknown>;
  errors: Record<string, SentRefusal> | null;
}

/** Errors of the loaders by route, null without any; undefined when one of them is no ApiError. */
export function sendErrors(errors: Record<string, unknown> | null): PageData['errors'] | undefined {
  if (!errors) return null;
  const all = Object.entries(errors);
  if (!all.every(([, error]) => isApiError(error))) return undefined;
  return Object.fromEntries(all.map(([route, error]) => [route, sendError(error)]));
}

function sendError(error: unknown): SentRefusal {
  const { status, code, message, details } = error as ApiError;
  return { status, code, message, details };
}

/** The opposite of `sendErrors`. */
export function receiveErrors(errors: PageData['errors']): Record<string, ApiError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, { status, code, message, details }]) => [
      route,
      new ApiError(status, code, message, details),
    ]),
  );
}

/* Written by the shell's own server bundle or by the gateway, hence the type. */
function readJson<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
}

/** Reads the data that the server drew the page from; null when it did not draw it. */
export const readPageData = (): PageData | null => readJson(PAGE_DATA_ID);

/** Reads the release of the area that the page was asked for; null where the gateway did not name it. */
export const readAreaData = (): AreaData | null => readJson(AREA_DATA_ID);
