import type { Browser, Page } from '@playwright/test';
import { accounts, pageOf } from '../accounts.ts';
import { uniqueWord } from '../page.ts';

/** Those who take part in the life of one request, each in a browser of their own. */
export interface People {
  uat: Page;
  firma: Page;
  firma2: Page;
  admin: Page;
  /** A word that stands in no other text of the portal. */
  word: string;
  /** The request's title, with the word in it. */
  title: string;
}

/** Brings everybody in; all but the authority, whose signing in is part of the story, are signed in already. */
export async function meet(browser: Browser): Promise<People> {
  const uat = await (await browser.newContext()).newPage();
  const firma = await pageOf(browser, 'firma');
  const firma2 = await pageOf(browser, 'firma2');
  const admin = await pageOf(browser, 'admin');
  await firma.goto(accounts.firma.home);
  const word = uniqueWord();
  return { uat, firma, firma2, admin, word, title: `Registru digital ${word}` };
}
