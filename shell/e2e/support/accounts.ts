import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { portalUrl } from './address.ts';

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

/** Opens a session without the sign-in screen, for tests that are about something else. */
export async function openSession(context: BrowserContext, name: AccountName): Promise<void> {
  const response = await context.request.post('/api/identity/token', {
    data: { grant_type: 'password', email: accounts[name].email, password: PASSWORD },
    headers: { origin: portalUrl() },
  });
  if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
}

/** A page in a browser of its own, in a session of the account; a visitor has none. */
export async function pageOf(
  browser: Browser,
  who: AccountName | 'visitor',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl(), ...options });
  if (who !== 'visitor') await openSession(context, who);
  return context.newPage();
}
