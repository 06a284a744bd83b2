import { randomUUID } from 'node:crypto';
import type { APIResponse, Browser, BrowserContext } from '@playwright/test';
import type { LegalAdminView } from '@psp/contracts/legal';
import type { SectionView } from '@psp/contracts/site-content';
import { openSession } from './accounts.ts';
import { portalUrl } from './address.ts';

const expectOk = (response: APIResponse): APIResponse => {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()}`);
  return response;
};
const read = async <T>(context: BrowserContext, path: string): Promise<T> =>
  expectOk(await context.request.get(path)).json() as Promise<T>;
const post = async (context: BrowserContext, path: string, data: object): Promise<void> => {
  const headers = { origin: portalUrl(), 'idempotency-key': randomUUID() };
  expectOk(await context.request.post(path, { data, headers }));
};

/* The first version of a section, unless it says that already. */
async function restore(context: BrowserContext, key: string): Promise<void> {
  const path = `/api/admin/content/${key}`;
  const { content, version, versions } = await read<SectionView>(context, path);
  const first = versions.at(-1);
  if (!first || JSON.stringify(first.content) === JSON.stringify(content)) return;
  await post(context, `${path}/restore`, { version, number: first.number });
}

/** The document as the association sees it. */
export const readLegal = (context: BrowserContext, slug: string): Promise<LegalAdminView> =>
  read(context, `/api/admin/legal/${slug}`);

/** Brings sections of the landing page back to their first words and throws a draft away, as a journey that broke off leaves them. */
export async function asAtFirst(browser: Browser, sections: readonly string[], document: string): Promise<void> {
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, 'admin');
    for (const key of sections) await restore(context, key);
    const { draft } = await readLegal(context, document);
    if (draft) await post(context, `/api/admin/legal/${document}/discard`, { version: draft.version });
  } finally {
    await context.close();
  }
}
