import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { sessionAnswer } from '@psp/contracts/accounts';
import { portalUrl } from './address.ts';
import { call } from './requests.ts';

/** Of every account of the demonstration. */
export const PASSWORD = 'Demo-Portal-2026';

/** The accounts of the demonstration, each with its organisation and the page it lands on. */
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

/** An account of the demonstration, or nobody. */
export type Who = AccountName | 'visitor';

/** Opens a session without the sign-in screen; `origin` is that of the portal, where it is not the context's. */
export async function openSessionWith(
  context: BrowserContext,
  email: string,
  password: string,
  origin = '',
): Promise<void> {
  await call(context, `${origin}/api/identity/token`, { data: { grant_type: 'password', email, password } });
}

/** Opens a session of an account of the demonstration, for tests that are about something else than signing in. */
export const openSession = (context: BrowserContext, name: AccountName, origin?: string): Promise<void> =>
  openSessionWith(context, accounts[name].email, PASSWORD, origin);

/** The organisation of whoever is signed in. */
export async function organisationOf(context: BrowserContext): Promise<{ id: string; name: string }> {
  return sessionAnswer.parse(await call(context, '/api/identity/session')).session.organisation;
}

/** A browser of its own, in a session of the account; a visitor has none. */
export async function contextOf(
  browser: Browser,
  who: Who,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: portalUrl(), ...options });
  if (who !== 'visitor') await openSession(context, who);
  return context;
}

/** A page in a browser of its own, in a session of the account; a visitor has none. */
export const pageOf = async (browser: Browser, who: Who, options?: BrowserContextOptions): Promise<Page> =>
  (await contextOf(browser, who, options)).newPage();

/** Calls services in a session of the account; its browser is closed afterwards. */
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
