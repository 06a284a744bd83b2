import type { LiveEntry } from '@psp/contracts/page-rendering';
import { ApiError, isApiError } from '@psp/remote/api-error';
import type { DehydratedState } from '@tanstack/react-query';

/** The element of the page that tells the browser what the server drew it from. */
export const PAGE_DATA_ID = 'pagina-de-la-server';

/** A refusal on its way from the server to the browser. */
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
  /** False when some data was not to be had: the browser then draws the page anew. */
  isWhole: boolean;
  queries: DehydratedState;
  loaderData: Record<string, unknown>;
  errors: Record<string, SentRefusal> | null;
}

/** What went wrong in the loaders, by route; null for what is not a refusal of a service. */
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

/** Reads what the server drew the page from; null where it drew nothing. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  // Written by the shell's own server bundle into the page that brought this script.
  return text ? (JSON.parse(text) as PageData) : null;
}
