import { randomUUID } from 'node:crypto';
import type { APIResponse, BrowserContext } from '@playwright/test';

/** A call of a service. */
interface Call {
  /** By default POST with data, GET without. */
  method?: 'GET' | 'POST' | 'PUT';
  data?: unknown;
  /** Idempotency key; random by default. */
  key?: string;
}

/** Calls a service of the portal with the cookies and headers of a page. */
export const ask = (context: BrowserContext, path: string, { data, ...call }: Call = {}): Promise<APIResponse> =>
  context.request.fetch(path, {
    method: call.method ?? (data === undefined ? 'GET' : 'POST'),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': call.key ?? randomUUID() },
    ...(data === undefined ? {} : { data }),
  });

/**
 * Calls a service of the portal with the cookies and headers of a page.
 * @returns The JSON of the answer; null when it is empty.
 * @throws Error with status and body when the status is not 2xx.
 */
export async function call<T>(context: BrowserContext, path: string, what?: Call): Promise<T> {
  const answer = await ask(context, path, what);
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${text}`);
  return JSON.parse(text || 'null');
}
