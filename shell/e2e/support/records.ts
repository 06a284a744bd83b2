import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { openSession } from './accounts.ts';
import { portalUrl } from './address.ts';
import { uniqueWord } from './page.ts';

/** A request of a test's own, which no other test touches. */
export interface OwnRequest {
  id: string;
  version: number;
  title: string;
}

async function post(context: BrowserContext, path: string, data: object): Promise<{ id: string; version: number }> {
  const headers = { origin: portalUrl(), 'idempotency-key': randomUUID() };
  const response = await context.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** Writes a complete draft for the authority that is signed in. */
export async function createDraft(context: BrowserContext): Promise<OwnRequest> {
  const title = `Iluminat public ${uniqueWord()}`;
  const content = {
    title,
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
  const { id, version } = await post(context, '/api/uat/service-requests', { content });
  return { id, version, title };
}

/** A request that the commune has sent, for a test in which somebody else answers it. */
export async function sentRequest(browser: Browser): Promise<OwnRequest> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, 'comuna');
    const draft = await createDraft(context);
    const { version } = await post(context, `/api/uat/service-requests/${draft.id}/send`, { version: draft.version });
    return { ...draft, version };
  } finally {
    await context.close();
  }
}
