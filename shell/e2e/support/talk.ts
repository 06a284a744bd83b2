import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, type Response } from '@playwright/test';
import { type AccountName, inSessionOf, organisationOf, pageOf } from './accounts.ts';
import { uniqueWord } from './page.ts';
import { call } from './requests.ts';

/** Path of what tells open pages of changes. */
export const STREAM = '/api/identity/events';

/** When a page that is opened now has its stream: after it is loaded, and after a while in which it is left alone. */
const STREAM_MS = 60_000;

/** True of a call for the stream. */
export const isStream = (one: Pick<Response, 'url'>): boolean => one.url().includes(STREAM);
/** The texts of the messages in sight, in their order. */
export const bodies = (page: Page) => page.getByRole('log').getByRole('article').locator('p');
/** Where a message is written. */
export const compose = (page: Page) => page.getByRole('textbox', { name: /^Mesaj către/ });
const sendAgain = (page: Page) => page.getByRole('log').getByRole('button', { name: 'Trimite din nou' });

/** Writes a message by the page. */
export const send = async (page: Page, body: string): Promise<void> => {
  await compose(page).fill(body);
  await compose(page).press('Enter');
};

/** One side of a conversation, in a browser of its own. */
interface Side {
  page: Page;
  /** Opens the conversation and waits until the page is told what changes. */
  open(): Promise<void>;
  /** Writes as another of their tabs would. */
  write(body: string): Promise<void>;
}

interface Who {
  uat?: AccountName;
  firma?: AccountName;
}

/** Pages of somebody of a town hall and of somebody of a firm, signed in, with the firm's organisation. */
export async function bothSides(browser: Browser, { uat = 'comuna', firma = 'firma2' }: Who = {}) {
  const [one, other] = [await pageOf(browser, uat), await pageOf(browser, firma)];
  return { uat: one, firma: other, firm: await organisationOf(other.context()) };
}

/** The answer of the next stream that a page opens. */
export const opened = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => isStream(response) && response.ok(), { timeout: STREAM_MS });

/* With the same key, as the portal's pages do: a copy that has just died answers for nobody. */
const post = async (context: BrowserContext, path: string, data: object): Promise<{ id: string }> => {
  const key = randomUUID();
  let answer = { id: '' };
  await expect(async () => {
    answer = await call(context, path, { data, key });
  }).toPass({ timeout: 60_000 });
  return answer;
};

interface Talk {
  id: string;
  subject: string;
  uat: Side;
  firma: Side;
}

const sidesOf = (id: string, uat: Page, firma: Page): Pick<Talk, 'uat' | 'firma'> => {
  const complete = (area: 'uat' | 'firma', page: Page): Side => ({
    page,
    open: async () => {
      const told = opened(page);
      await page.goto(`/${area}/messages/${id}`);
      await expect(bodies(page).first()).toBeVisible();
      await told;
    },
    write: async (body) => void (await post(page.context(), `/api/${area}/conversations/${id}/messages`, { body })),
  });
  return { uat: complete('uat', uat), firma: complete('firma', firma) };
};

/** A new conversation of two browsers, with its first message, that neither has open. */
export async function talk(browser: Browser, who?: Who): Promise<Talk> {
  const { uat, firma, firm } = await bothSides(browser, who);
  const subject = `Registru agricol ${uniqueWord()}`;
  const { id } = await post(uat.context(), '/api/uat/conversations', { to: firm.id, subject, body: 'Unu' });
  return { id, subject, ...sidesOf(id, uat, firma) };
}

/** The conversation that the demonstration has about a finished project of a city and its firm. */
export async function projectTalk(browser: Browser): Promise<Omit<Talk, 'subject'> & { project: string }> {
  const { uat, firma, firm } = await bothSides(browser, { uat: 'primarie', firma: 'firma' });
  const read = async (path: string) => (await uat.request.get(`/api/uat${path}`)).json();
  const { items } = await read('/projects?status=completed');
  const starts = await Promise.all(items.map(({ id }: { id: string }) => read(`/conversations/start?project=${id}`)));
  // Projects of the two that another journey has completed have no conversation.
  const found = starts.findIndex(({ existing, other }) => existing && other.id === firm.id);
  const [id, project]: [string, string] = [starts[found].existing, items[found].id];
  return { id, project, ...sidesOf(id, uat, firma) };
}

/** Has a firm take messages from everybody again, whatever a test that has failed left. */
export const unblockAll = (browser: Browser, firma: AccountName): Promise<void> =>
  inSessionOf(browser, firma, async (context) => {
    const { blocked } = await call<{ blocked: { id: string }[] }>(context, '/api/firma/message-settings');
    for (const { id } of blocked)
      await post(context, '/api/firma/message-settings/blocked', { organisationId: id, isBlocked: false });
  });

/** Both pages show these texts, in this order and no others, all of them sent. */
export const expectBoth = async ({ uat, firma }: Talk, texts: string[]): Promise<void> => {
  for (const { page } of [uat, firma]) {
    await expect(bodies(page)).toHaveText(texts);
    await expect(sendAgain(page)).toHaveCount(0);
  }
};

/** Presses “send again” while a message is shown as not sent. */
export const untilSent = (page: Page): Promise<void> =>
  expect(async () => {
    if ((await sendAgain(page).count()) > 0) await sendAgain(page).first().click();
    await expect(page.getByRole('log').locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 10_000 });
    await expect(sendAgain(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
