import type { Browser, BrowserContext } from '@playwright/test';
import type { Role } from '@psp/contracts/common';
import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { type AccountName, contextOf, inSessionOf, openSessionWith, organisationOf } from './accounts.ts';
import { linkInMail } from './mailbox.ts';
import { NEW_PASSWORD, type Newcomer, newcomer } from './newcomers.ts';
import { uniqueWord } from './page.ts';
import { call } from './requests.ts';

/** A new user of one test, signed in in their own context. */
export interface Colleague {
  name: string;
  email: string;
  password: string;
  context: BrowserContext;
}

const CONSENT = { acceptsTerms: true, acceptsProcessing: true, termsVersion: FIRST_LEGAL_DATE };

/** Invites an address into the organisation that the demonstration account owns. */
export async function inviteAs(browser: Browser, owner: AccountName, email: string, role: Role): Promise<void> {
  const area = owner === 'admin' ? 'admin' : owner.startsWith('firma') ? 'firma' : 'uat';
  const data = { email, role };
  await inSessionOf(browser, owner, (context) => call(context, `/api/${area}/members/invitations`, { data }));
}

/** Creates a new person who has requested access to the commune and confirmed the address, through the API. */
export const requestAccess = (browser: Browser): Promise<Newcomer> =>
  inSessionOf(browser, 'comuna', async (context) => {
    const { id: organisationId } = await organisationOf(context);
    await context.clearCookies();
    const person = newcomer(`Mirela ${uniqueWord()}`, 'Consilier juridic');
    const { name: contactName, position, email, phone } = person;
    const sent = { kind: 'access', organisationId, contactName, position, email, phone };
    await call(context, '/api/identity/signup', { data: { ...sent, password: NEW_PASSWORD, ...CONSENT } });
    const link = await linkInMail(await context.newPage(), email, 'Confirmați adresa de e-mail');
    await call(context, '/api/identity/verify', { data: { type: 'email', token: new URL(link).hash.slice(1) } });
    return person;
  });

/** Creates a new member of an organisation (by default the commune) through an invitation and the API. */
export async function createColleague(browser: Browser, role: Role, owner: AccountName = 'comuna'): Promise<Colleague> {
  const email = `${uniqueWord()}@exemplu.example`;
  const name = 'Sanda Bucur';
  await inviteAs(browser, owner, email, role);
  const context = await contextOf(browser, 'visitor');
  const page = await context.newPage();
  const link = await linkInMail(page, email, 'Invitație în Portal PSP');
  await page.close();
  const account = { displayName: name, position: 'Referent', password: NEW_PASSWORD, ...CONSENT };
  const data = { token: new URL(link).hash.slice(1), account };
  await call(context, '/api/identity/invitations/accept', { data });
  if (owner !== 'admin') await openSessionWith(context, email, NEW_PASSWORD);
  return { name, email, password: NEW_PASSWORD, context };
}
