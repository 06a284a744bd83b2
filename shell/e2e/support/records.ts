import type { Browser, BrowserContext } from '@playwright/test';
import { type AccountName, inSessionOf } from './accounts.ts';
import { dayFromNow, uniqueWord } from './page.ts';
import { call } from './requests.ts';

/** A request that only one test uses. */
export interface TestRequest {
  id: string;
  version: number;
  title: string;
}

interface Answer {
  id: string;
  version: number;
  /** The firm's offer, if the answer is an opportunity. */
  offer?: { id: string; version: number } | null;
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

/** Creates a complete draft for the signed-in authority. */
export async function createDraft(
  context: BrowserContext,
  { word = uniqueWord(), ...more }: { word?: string; category?: string } = {},
): Promise<TestRequest> {
  const title = `Iluminat public ${word}`;
  const content = { title, ...TEXT, ...more };
  const { id, version } = await call<Answer>(context, '/api/uat/service-requests', { data: { content } });
  return { id, version, title };
}

/** Calls a service as a demonstration account. */
export const callAs = (
  browser: Browser,
  who: AccountName,
  method: 'POST' | 'PUT',
  path: string,
  data: object,
): Promise<Answer> => inSessionOf(browser, who, (context) => call(context, path, { method, data }));

/** Creates a request that the commune has sent. */
export const createSentRequest = (
  browser: Browser,
  more?: { word?: string; category?: string },
): Promise<TestRequest> =>
  inSessionOf(browser, 'comuna', async (context) => {
    const draft = await createDraft(context, more);
    const data = { version: draft.version };
    const { version } = await call<Answer>(context, `/api/uat/service-requests/${draft.id}/send`, { data });
    return { ...draft, version };
  });

/** Changes the description of a sent request and sets its deadline to 30 days from now. */
export const changeRequest = (browser: Browser, { id, version, title }: TestRequest, description: string) => {
  const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const content = { title, ...TEXT, description, deadline };
  return callAs(browser, 'comuna', 'PUT', `/api/uat/service-requests/${id}`, { version, content });
};

/** Submits an offer of a firm with a single price. */
export async function submitOffer(browser: Browser, who: AccountName, requestId: string, price: number): Promise<void> {
  const method = 'Lucrăm pe străzi, în ordinea avariilor, cu raport zilnic.';
  const content = { price, vatRate: 21, deliveryDays: 30, validUntil: dayFromNow(60), method, team: '' };
  const { offer } = await callAs(browser, who, 'POST', `/api/firma/opportunities/${requestId}/offers`, { content });
  await callAs(browser, who, 'POST', `/api/firma/offers/${offer?.id}/submit`, { version: offer?.version });
}
