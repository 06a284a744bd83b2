import type { Browser, BrowserContext } from '@playwright/test';
import type { LegalAdminView } from '@psp/contracts/legal';
import type { SectionView } from '@psp/contracts/site-content';
import { inSessionOf } from './accounts.ts';
import { call } from './requests.ts';

/* Restores the first version of a section, if it differs. */
async function restoreSection(context: BrowserContext, key: string): Promise<void> {
  const path = `/api/admin/content/${key}`;
  const { content, version, versions } = await call<SectionView>(context, path);
  const first = versions.at(-1);
  if (!first || JSON.stringify(first.content) === JSON.stringify(content)) return;
  await call(context, `${path}/restore`, { data: { version, number: first.number } });
}

/** Reads a legal document as the association. */
export const readLegal = (context: BrowserContext, slug: string): Promise<LegalAdminView> =>
  call(context, `/api/admin/legal/${slug}`);

/** Restores the first version of sections and discards the draft of a legal document, which a failed test may have left. */
export const restoreContent = (browser: Browser, sections: readonly string[], document: string): Promise<void> =>
  inSessionOf(browser, 'admin', async (context) => {
    for (const key of sections) await restoreSection(context, key);
    const { draft } = await readLegal(context, document);
    if (draft) await call(context, `/api/admin/legal/${document}/discard`, { data: { version: draft.version } });
  });
