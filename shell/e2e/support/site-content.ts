import type { Browser, BrowserContext } from '@playwright/test';
import type { LegalAdminView } from '@psp/contracts/legal';
import type { SectionView } from '@psp/contracts/site-content';
import { inSessionOf } from './accounts.ts';
import { call } from './requests.ts';

/* The first version of a section, unless it says that already. */
async function restore(context: BrowserContext, key: string): Promise<void> {
  const path = `/api/admin/content/${key}`;
  const { content, version, versions } = await call<SectionView>(context, path);
  const first = versions.at(-1);
  if (!first || JSON.stringify(first.content) === JSON.stringify(content)) return;
  await call(context, `${path}/restore`, { data: { version, number: first.number } });
}

/** The document as the association sees it. */
export const readLegal = (context: BrowserContext, slug: string): Promise<LegalAdminView> =>
  call(context, `/api/admin/legal/${slug}`);

/** Brings sections of the landing page back to their first words and throws a draft away, as a journey that broke off leaves them. */
export const asAtFirst = (browser: Browser, sections: readonly string[], document: string): Promise<void> =>
  inSessionOf(browser, 'admin', async (context) => {
    for (const key of sections) await restore(context, key);
    const { draft } = await readLegal(context, document);
    if (draft) await call(context, `/api/admin/legal/${document}/discard`, { data: { version: draft.version } });
  });
