import { randomUUID } from 'node:crypto';
import type { APIResponse, BrowserContext } from '@playwright/test';

/** What is asked of a service. */
interface Call {
  /** GET unless there is data. */
  method?: 'GET' | 'POST' | 'PUT';
  data?: unknown;
  /** Idempotency key; a new one unless a call is repeated. */
  key?: string;
}

/** Calls a service of the portal as a page in this browser would. */
export const ask = (context: BrowserContext, path: string, { data, ...call }: Call = {}): Promise<APIResponse> =>
  context.request.fetch(path, {
    method: call.method ?? (data === undefined ? 'GET' : 'POST'),
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': call.key ?? randomUUID() },
    ...(data === undefined ? {} : { data }),
  });

/**
 * Calls a service of the portal as a page in this browser would.
 * @returns The JSON of the answer; null where it has none.
 * @throws Error if the answer is not of the 200s, with what it says.
 */
export async function call<T>(context: BrowserContext, path: string, what?: Call): Promise<T> {
  const answer = await ask(context, path, what);
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${text}`);
  return JSON.parse(text || 'null');
}
