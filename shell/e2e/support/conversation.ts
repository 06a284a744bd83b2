import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { type AccountName, inSessionOf, organisationOf, pageOf } from './accounts.ts';
import { uniqueWord } from './page.ts';
import { call } from './requests.ts';

/** Path of the event stream. */
export const STREAM = '/api/identity/events';

/** Time until a page opens its stream, which it does some time after loading. */
const STREAM_MS = 60_000;

/** True for a call of the event stream. */
export const isStream = (one: Pick<Response, 'url'>): boolean => one.url().includes(STREAM);
/** Texts of the shown messages, in order. */
export const messageTexts = (page: Page) => page.getByRole('log').getByRole('article').locator('p');
/** Field for a new message. */
export const messageField = (page: Page) => page.getByRole('textbox', { name: /^Mesaj către/ });
const resendButton = (page: Page) => page.getByRole('log').getByRole('button', { name: 'Trimite din nou' });

/** Writes and sends a message in the page. */
export const send = async (page: Page, body: string): Promise<void> => {
  await messageField(page).fill(body);
  await messageField(page).press('Enter');
};

/** One side of a conversation, in its own context. */
interface Side {
  page: Page;
  /** Opens the conversation and waits for the event stream. */
  open(): Promise<void>;
  /** Writes a message through the API. */
  write(body: string): Promise<void>;
}

interface ConversationAccounts {
  uat?: AccountName;
  firma?: AccountName;
}

/** Opens signed-in pages of an authority and a firm, and returns them with the firm's organisation. */
export async function signInBothSides(
  browser: Browser,
  { uat = 'comuna', firma = 'firma2' }: ConversationAccounts = {},
) {
  const [one, other] = [await pageOf(browser, uat), await pageOf(browser, firma)];
  return { uat: one, firma: other, firm: await organisationOf(other.context()) };
}

/** Resolves to the response of the next event stream that the page opens. */
export const waitForStream = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isStream(response) && response.ok(), { timeout: STREAM_MS });

/* Retried with the same idempotency key, because a service may have been killed. */
const post = async (context: BrowserContext, path: string, data: object): Promise<{ id: string }> => {
  const key = randomUUID();
  let answer = { id: '' };
  await expect(async () => {
    answer = await call(context, path, { data, key });
  }).toPass({ timeout: 60_000 });
  return answer;
};

interface Conversation {
  id: string;
  subject: string;
  uat: Side;
  firma: Side;
}

const sidesOf = (id: string, uat: Page, firma: Page): Pick<Conversation, 'uat' | 'firma'> => {
  const toSide = (area: 'uat' | 'firma', page: Page): Side => ({
    page,
    open: async () => {
      const stream = waitForStream(page);
      await page.goto(`/${area}/messages/${id}`);
      await expect(messageTexts(page).first()).toBeVisible();
      await stream;
    },
    write: async (body) => void (await post(page.context(), `/api/${area}/conversations/${id}/messages`, { body })),
  });
  return { uat: toSide('uat', uat), firma: toSide('firma', firma) };
};

/** Starts a conversation of two contexts with one message; no page shows it yet. */
export async function startConversation(browser: Browser, who?: ConversationAccounts): Promise<Conversation> {
  const { uat, firma, firm } = await signInBothSides(browser, who);
  const subject = `Registru agricol ${uniqueWord()}`;
  const { id } = await post(uat.context(), '/api/uat/conversations', { to: firm.id, subject, body: 'Unu' });
  return { id, subject, ...sidesOf(id, uat, firma) };
}

/** The conversation of the demonstration about a completed project. */
export async function openProjectConversation(
  browser: Browser,
): Promise<Omit<Conversation, 'subject'> & { project: string }> {
  const { uat, firma, firm } = await signInBothSides(browser, { uat: 'primarie', firma: 'firma' });
  const read = async (path: string) => (await uat.request.get(`/api/uat${path}`)).json();
  const { items } = await read('/projects?status=completed');
  const starts = await Promise.all(items.map(({ id }: { id: string }) => read(`/conversations/start?project=${id}`)));
  // Projects that other tests have completed have no conversation.
  const found = starts.findIndex(({ existing, other }) => existing && other.id === firm.id);
  const [id, project]: [string, string] = [starts[found].existing, items[found].id];
  return { id, project, ...sidesOf(id, uat, firma) };
}

/** Unblocks all organisations of a firm, which a failed test may have left blocked. */
export const unblockAll = (browser: Browser, firma: AccountName): Promise<void> =>
  inSessionOf(browser, firma, async (context) => {
    const { blocked } = await call<{ blocked: { id: string }[] }>(context, '/api/firma/message-settings');
    for (const { id } of blocked)
      await post(context, '/api/firma/message-settings/blocked', { organisationId: id, isBlocked: false });
  });

/** Expects that both pages show exactly these texts, all sent. */
export const expectBothShow = async ({ uat, firma }: Conversation, texts: string[]): Promise<void> => {
  for (const { page } of [uat, firma]) {
    await expect(messageTexts(page)).toHaveText(texts);
    await expect(resendButton(page)).toHaveCount(0);
  }
};

/** Presses “send again” until all messages are sent. */
export const resendUntilSent = (page: Page): Promise<void> =>
  expect(async () => {
    if ((await resendButton(page).count()) > 0) await resendButton(page).first().click();
    await expect(page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 10_000 });
    await expect(resendButton(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
