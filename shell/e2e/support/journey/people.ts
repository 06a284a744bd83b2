import type { Browser, Page } from '@playwright/test';
import { accounts, pageOf } from '../accounts.ts';
import { uniqueWord } from '../page.ts';

/** Participants of one request, each in their own context. */
export interface Participants {
  uat: Page;
  firma: Page;
  firma2: Page;
  admin: Page;
  /** A word that occurs in no other text of the portal. */
  word: string;
  /** Title of the request, which contains the word. */
  title: string;
}

/** Opens a page for each. All are signed in except the authority, whose sign-in is part of the test. */
export async function openParticipants(browser: Browser): Promise<Participants> {
  const uat = await (await browser.newContext()).newPage();
  const firma = await pageOf(browser, 'firma');
  const firma2 = await pageOf(browser, 'firma2');
  const admin = await pageOf(browser, 'admin');
  await firma.goto(accounts.firma.home);
  const word = uniqueWord();
  return { uat, firma, firma2, admin, word, title: `Registru digital ${word}` };
}
