import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { sessionAnswer } from '@psp/contracts/accounts';
import { portalUrl } from './address.ts';
import { call } from './requests.ts';

/** Password of all demonstration accounts. */
export const PASSWORD = 'Demo-Portal-2026';

/** The demonstration accounts, each with its organisation and the page shown after signing in. */
export const accounts = {
  primarie: { email: 'primarie@demo.psp', organisation: 'Municipiul Sibiu', home: '/uat/dashboard' },
  comuna: { email: 'comuna@demo.psp', organisation: 'Comuna Șelimbăr', home: '/uat/dashboard' },
  firma: { email: 'firma@demo.psp', organisation: 'Civis Digital', home: '/firma/dashboard' },
  firma2: { email: 'firma2@demo.psp', organisation: 'Softprim', home: '/firma/dashboard' },
  editor: { email: 'editor@demo.psp', organisation: 'Municipiul Sibiu', home: '/uat/dashboard' },
  cititor: { email: 'cititor@demo.psp', organisation: 'Municipiul Sibiu', home: '/uat/dashboard' },
  candidat: { email: 'candidat@demo.psp', organisation: 'Verde Urban Proiect', home: '/cerere' },
  consultant: { email: 'consultant@demo.psp', organisation: 'Fondeuro Consult', home: '/organizatie' },
  admin: { email: 'admin@demo.psp', organisation: 'Asociația', home: '/admin/dashboard' },
} as const;

export type AccountName = keyof typeof accounts;

/** A demonstration account, or a visitor without one. */
export type Who = AccountName | 'visitor';

/** Signs the context in through the API. `origin`: origin of the portal, if it is not the context's base URL. */
export async function openSessionWith(
  context: BrowserContext,
  email: string,
  password: string,
  origin = '',
): Promise<void> {
  await call(context, `${origin}/api/identity/token`, { data: { grant_type: 'password', email, password } });
}

/** Signs the context in with a demonstration account, for tests that are not about signing in. */
export const openSession = (context: BrowserContext, name: AccountName, origin?: string): Promise<void> =>
  openSessionWith(context, accounts[name].email, PASSWORD, origin);

/** Organisation of the signed-in user. */
export async function organisationOf(context: BrowserContext): Promise<{ id: string; name: string }> {
  return sessionAnswer.parse(await call(context, '/api/identity/session')).session.organisation;
}

/** Creates a browser context that is signed in with the account; without a session for a visitor. */
export async function contextOf(
  browser: Browser,
  who: Who,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portalUrl(), ...options });
  if (who !== 'visitor') await openSession(context, who);
  return context;
}

/** Opens a page in a new context that is signed in with the account; without a session for a visitor. */
export const pageOf = async (browser: Browser, who: Who, options?: BrowserContextOptions): Promise<Page> =>
  (await contextOf(browser, who, options)).newPage();

/** Runs `work` in a context that is signed in with the account, and closes the context. */
export async function inSessionOf<T>(
  browser: Browser,
  who: AccountName,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await contextOf(browser, who);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
