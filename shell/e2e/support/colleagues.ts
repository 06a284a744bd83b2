import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Role } from '@psp/contracts/common';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { type AccountName, openSession } from './accounts.ts';
import { portalUrl } from './address.ts';
import { linkInMail } from './mailbox.ts';
import { NEW_PASSWORD, type Newcomer, newcomer } from './newcomers.ts';
import { uniqueWord } from './page.ts';

/** A person of a test's own, signed in in a browser of their own. */
export interface Colleague {
  name: string;
  email: string;
  password: string;
  context: BrowserContext;
}

async function post(context: BrowserContext, path: string, data: object): Promise<void> {
  const headers = { origin: portalUrl(), 'idempotency-key': randomUUID() };
  const response = await context.request.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
}

/** Invites an address into the organisation of an account of the demonstration that owns it. */
export async function inviteAs(browser: Browser, owner: AccountName, email: string, role: Role): Promise<void> {
  const area = owner === 'admin' ? 'admin' : owner.startsWith('firma') ? 'firma' : 'uat';
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, owner);
    await post(context, `/api/${area}/members/invitations`, { email, role });
  } finally {
    await context.close();
  }
}

/** Somebody new who asks the commune for a place in it, by a sign-up that is confirmed, without its screens. */
export async function askedForAccess(browser: Browser): Promise<Newcomer> {
  const person = newcomer(`Mirela ${uniqueWord()}`, 'Consilier juridic');
  const context = await browser.newContext({ baseURL: portalUrl() });
  try {
    await openSession(context, 'comuna');
    const { session } = await (await context.request.get('/api/identity/session')).json();
    await context.clearCookies();
    const { name: contactName, position, email, phone } = person;
    const consent = { acceptsTerms: true, acceptsProcessing: true, termsVersion: FIRST_LEGAL_DATE };
    const sent = { kind: 'access', organisationId: session.organisation.id, contactName, position, email, phone };
    await post(context, '/api/identity/signup', { ...sent, password: NEW_PASSWORD, ...consent });
    const link = await linkInMail(await context.newPage(), email, 'Confirmați adresa de e-mail');
    await post(context, '/api/identity/verify', { type: 'email', token: new URL(link).hash.slice(1) });
    return person;
  } finally {
    await context.close();
  }
}

/** Somebody new in an organisation (the commune's unless said otherwise), through an invitation, without its screens. */
export async function joinedColleague(browser: Browser, role: Role, owner: AccountName = 'comuna'): Promise<Colleague> {
  const email = `${uniqueWord()}@exemplu.example`;
  const name = 'Sanda Bucur';
  await inviteAs(browser, owner, email, role);
  const context = await browser.newContext({ baseURL: portalUrl() });
  const page = await context.newPage();
  const link = await linkInMail(page, email, 'Invitație în Portal PSP');
  await page.close();
  const consent = { acceptsTerms: true, acceptsProcessing: true, termsVersion: FIRST_LEGAL_DATE };
  const account = { displayName: name, position: 'Referent', password: NEW_PASSWORD, ...consent };
  await post(context, '/api/identity/invitations/accept', { token: new URL(link).hash.slice(1), account });
  if (owner !== 'admin')
    await post(context, '/api/identity/token', { grant_type: 'password', email, password: NEW_PASSWORD });
  return { name, email, password: NEW_PASSWORD, context };
}
