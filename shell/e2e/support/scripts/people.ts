import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { expect } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { NEW_PASSWORD, newTaxCode } from '../newcomers.ts';
import { uniqueWord } from '../page.ts';
import type { Screen } from './sourcing.ts';
import type { Store } from './store.ts';

const MAILBOX = '/api/identity/mailbox';
const consent = { password: NEW_PASSWORD, acceptsTerms: true, acceptsProcessing: true, termsVersion: FIRST_LEGAL_DATE };
const newAddress = (): string => `${uniqueWord()}@exemplu.example`;

/** Addresses of the mails that the portal has sent, newest first, with what their line says. */
async function mailsOf({ as }: Store): Promise<{ path: string; line: string }[]> {
  const list = await (await (await as('visitor')).request.get(MAILBOX)).text();
  return [...list.matchAll(/<li><a href="([^"]+)">(.*?)<\/li>/gs)].map(([, path = '', line = '']) => ({ path, line }));
}

/** The secret of the link in the mail to an address. */
export async function secretFor(store: Store, email: string): Promise<string> {
  let secret = '';
  await expect(async () => {
    const mail = (await mailsOf(store)).find(({ line }) => line.includes(email));
    expect(mail, `a mail to ${email}`).toBeDefined();
    const page = await (await (await store.as('visitor')).request.get(mail?.path ?? '')).text();
    secret = /href="[^"#]+(?:#|\/tichet\/)([^"]+)"/.exec(page)?.[1] ?? '';
    expect(secret).not.toBe('');
  }).toPass({ timeout: 20_000, intervals: [200] });
  return secret;
}

const firm = () => ({
  ...{ cui: newTaxCode(), cuiConfirmed: false, registrationNumber: 'J32/123/2015', countyCode: 'SB' },
  ...{ expertise: ['it-digitalizare'], domains: ['it-digitalizare'] },
});
const authority = () => ({
  ...{ cui: newTaxCode(), cuiConfirmed: false, countyCode: 'SB', siruta: null, uatType: 'adi' },
});
const person = (email: string) => ({ ...consent, email, phone: '0722123456' });

/** Sign-ups as the association finds them, and an application that is edited. */
export async function storeApplications({ send, read }: Store): Promise<Screen[]> {
  const [ofFirm, ofAuthority] = [newAddress(), newAddress()];
  await send('visitor', 'POST', '/api/identity/signup', {
    ...person(ofFirm),
    attachment: null,
    kind: 'firma',
    organisation: firm(),
  });
  const uat = { ...person(ofAuthority), attachment: null, kind: 'uat', organisation: authority() };
  await send('visitor', 'POST', '/api/identity/signup', uat);
  const { items } = await read('admin', '/api/admin/applications?status=unconfirmed');
  const signedUp = items.filter(({ email }: { email: string }) => [ofFirm, ofAuthority].includes(email));
  const pending = (await read('admin', '/api/admin/applications?status=pending')).items;
  const [asked, rejected, approved] = pending;
  const decide = async ({ id }: { id: string }, action: string): Promise<void> => {
    const { version } = await read('admin', `/api/admin/applications/${id}`);
    await send('admin', 'POST', `/api/admin/applications/${id}/${action}`, { version });
  };
  await decide(asked, 'request-info');
  await decide(rejected, 'reject');
  await decide(approved, 'approve');
  const { version, content } = await read('candidat', '/api/identity/application');
  const organisation = { ...firm(), cui: content.cui };
  const edit = { version, kind: 'firma', organisation, addedFiles: [], removedFiles: [] };
  await send('candidat', 'PUT', '/api/identity/application', edit);
  const shown = [...signedUp, asked, rejected, approved].map(({ id }: { id: string }) => id);
  return [
    ['admin', '/admin/applications?status=all'],
    ...shown.map((id) => ['admin', `/admin/applications/${id}`] as const),
    ['candidat', '/cerere'],
    ['candidat', '/cerere?modifica=1'],
  ];
}

/** Colleagues: their own names, one who was invited, two who asked for a place. */
export async function storeMembers(store: Store): Promise<Screen[]> {
  const { send, read } = store;
  const { version } = await read('primarie', '/api/identity/user');
  await send('primarie', 'PUT', '/api/identity/user', { version, phone: '0722123456' });
  const { session } = await read('primarie', '/api/identity/session');
  const [invited, stays, goes] = [newAddress(), newAddress(), newAddress()];
  await send('primarie', 'POST', '/api/uat/members/invitations', { email: invited, role: 'editor' });
  const access = { kind: 'access', organisationId: session.organisation.id };
  for (const email of [stays, goes])
    await send('visitor', 'POST', '/api/identity/signup', { ...access, ...person(email) });
  for (const email of [stays, goes]) {
    const verify = { type: 'email', token: await secretFor(store, email) };
    await send('visitor', 'POST', '/api/identity/verify', { ...verify, password: NEW_PASSWORD });
  }
  const account = { ...consent };
  const token = await secretFor(store, invited);
  await send('visitor', 'POST', '/api/identity/invitations/accept', { token, account });
  const { accessRequests } = await read('primarie', '/api/uat/members');
  const declined = accessRequests.find(({ email }: { email: string }) => email === goes);
  const because = { version: declined.version };
  await send('primarie', 'POST', `/api/uat/members/access-requests/${declined.id}/decline`, because);
  return ['/uat/members', '/cont', '/notificari'].map((path) => ['primarie', path]);
}

/** What the association says of organisations and people. */
export async function storeModeration({ send, read, act }: Store): Promise<Screen[]> {
  const found = async (list: string) => (await read('admin', list)).items[0].id as string;
  const own = await found(`/api/admin/organisations?kind=uat&q=${encodeURIComponent(accounts.primarie.organisation)}`);
  const { version, people } = await read('admin', `/api/admin/organisations/${own}`);
  const next = people.find(({ actions }: { actions: string[] }) => actions.includes('makeOwner'));
  await send('admin', 'POST', `/api/admin/organisations/${own}/owner`, { version, accountId: next.accountId });
  const other = await found(`/api/admin/organisations?q=${encodeURIComponent(accounts.consultant.organisation)}`);
  await act('admin', `/api/admin/organisations/${other}`, 'suspend');
  await act('admin', `/api/admin/organisations/${other}`, 'restore');
  const firm = await found('/api/admin/organisations?badge=waiting');
  for (const decision of ['refuse-badge', 'give-badge', 'withdraw-badge'])
    await act('admin', `/api/admin/organisations/${firm}`, decision);
  const account = await found(`/api/admin/accounts?q=${accounts.cititor.email}`);
  await act('admin', `/api/admin/accounts/${account}`, 'suspend');
  await act('admin', `/api/admin/accounts/${account}`, 'restore');
  return [
    ['admin', '/admin/users'],
    ['admin', '/admin/users?sectiune=persoane'],
    ...[own, other, firm].map((id) => ['admin', `/admin/users/organizatii/${id}`] as const),
    ['admin', `/admin/users/persoane/${account}`],
    ['admin', '/admin/dashboard'],
  ];
}
