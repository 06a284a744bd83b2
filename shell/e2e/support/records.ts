import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { type AccountName, openSession } from './accounts.ts';
import { portalUrl } from './address.ts';
import { uniqueWord } from './page.ts';

/** A request of a test's own, which no other test touches. */
export interface OwnRequest {
  id: string;
  version: number;
  title: string;
}

interface Answer {
  id: string;
  version: number;
  /** The firm's own, where the answer is an opportunity. */
  offer?: { id: string; version: number } | null;
}

async function send(context: BrowserContext, method: 'POST' | 'PUT', path: string, data: object): Promise<Answer> {
  const headers = { origin: portalUrl(), 'idempotency-key': randomUUID() };
  const response = await context.request.fetch(path, { method, data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

const TEXT = {
  category: 'it-digitalizare',
  description: 'Telegestiune pentru 320 de corpuri de iluminat, cu raport lunar.',
  deadline: null,
  budgetMin: null,
  budgetMax: 60_000,
  countyCode: 'SB',
  locality: 'Șelimbăr',
  urgency: 'medium',
  visibility: 'all',
  invited: [],
};

/** Writes a complete draft for the authority that is signed in. */
export async function createDraft(context: BrowserContext): Promise<OwnRequest> {
  const title = `Iluminat public ${uniqueWord()}`;
  const content = { title, ...TEXT };
  const { id, version } = await send(context, 'POST', '/api/uat/service-requests', { content });
  return { id, version, title };
}

/** Does what a page would, for somebody of the demonstration. */
export async function sendAs(
  browser: Browser,
  who: AccountName,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Answer> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, who);
    return await send(context, method, path, data);
  } finally {
    await context.close();
  }
}

/** A request that the commune has sent, for a test in which somebody else answers it. */
export async function sentRequest(browser: Browser): Promise<OwnRequest> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, 'comuna');
    const draft = await createDraft(context);
    const { version } = await send(context, 'POST', `/api/uat/service-requests/${draft.id}/send`, {
      version: draft.version,
    });
    return { ...draft, version };
  } finally {
    await context.close();
  }
}

/** Gives a request that was sent another description, for a month from now. */
export const changeRequest = (browser: Browser, { id, version, title }: OwnRequest, description: string) => {
  const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const content = { title, ...TEXT, description, deadline };
  return sendAs(browser, 'comuna', 'PUT', `/api/uat/service-requests/${id}`, { version, content });
};
