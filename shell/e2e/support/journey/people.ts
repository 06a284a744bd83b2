import type { Browser, Page } from '@playwright/test';
import { uniqueWord } from '../page.ts';
import { signIn } from '../sign-in.ts';

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
  const arrive = async (): Promise<Page> => (await browser.newContext()).newPage();
  const [uat, firma, firma2, admin] = [await arrive(), await arrive(), await arrive(), await arrive()];
  await signIn(firma, 'firma');
  await signIn(firma2, 'firma2');
  await signIn(admin, 'admin');
  const word = uniqueWord();
  return { uat, firma, firma2, admin, word, title: `Registru digital ${word}` };
}
