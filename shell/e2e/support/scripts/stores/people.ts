import { NEW_PASSWORD, newTaxCode } from '../../newcomers.ts';
import { uniqueWord } from '../../page.ts';
import { secretFor } from '../mails.ts';
import type { Screen, Store } from '../store.ts';

/* A password, and the consent to the documents and texts in force. */
const readConsent = async ({ read }: Store) => {
  const { consentVersion: termsVersion, consents } = await read('visitor', '/api/public/legal');
  const { terms, 'data-processing': processing } = consents;
  const consentTexts = { terms: terms.version, 'data-processing': processing.version };
  return { password: NEW_PASSWORD, acceptsTerms: true, acceptsProcessing: true, termsVersion, consentTexts };
};
const newAddress = (): string => `${uniqueWord()}@exemplu.example`;

const firm = () => ({
  ...{ cui: newTaxCode(), cuiConfirmed: false, registrationNumber: 'J32/123/2015', countyCode: 'SB' },
  ...{ expertise: ['it-digitalizare'], domains: ['it-digitalizare'] },
});
const authority = () => ({
  ...{ cui: newTaxCode(), cuiConfirmed: false, countyCode: 'SB', siruta: null, uatType: 'adi' },
});
const person = (email: string) => ({ email, phone: '0722123456' });

/** Sign-ups as the association finds them, and an application that is edited. */
async function storeApplications(store: Store): Promise<Screen[]> {
  const { send, read } = store;
  const consent = await readConsent(store);
  const [ofFirm, ofAuthority] = [newAddress(), newAddress()];
  await send('visitor', 'POST', '/api/identity/signup', {
    ...{ ...consent, ...person(ofFirm) },
    attachment: null,
    kind: 'firma',
    organisation: firm(),
  });
  const uat = { ...consent, ...person(ofAuthority), attachment: null, kind: 'uat', organisation: authority() };
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
async function storeMembers(store: Store): Promise<Screen[]> {
  const { send, read } = store;
  const account = await readConsent(store);
  const { version } = await read('primarie', '/api/identity/user');
  await send('primarie', 'PUT', '/api/identity/user', { version });
  const { session } = await read('primarie', '/api/identity/session');
  const [invited, stays, goes] = [newAddress(), newAddress(), newAddress()];
  await send('primarie', 'POST', '/api/uat/members/invitations', { email: invited, role: 'editor', areas: undefined });
  const access = { kind: 'access', organisationId: session.organisation.id };
  for (const email of [stays, goes])
    await send('visitor', 'POST', '/api/identity/signup', { ...access, ...account, ...person(email) });
  for (const email of [stays, goes]) {
    const verify = { type: 'email', token: await secretFor(store, email) };
    await send('visitor', 'POST', '/api/identity/verify', { ...verify, password: NEW_PASSWORD });
  }
  const token = await secretFor(store, invited);
  await send('visitor', 'POST', '/api/identity/invitations/accept', { token, account });
  const { accessRequests } = await read('primarie', '/api/uat/members');
  const declined = accessRequests.find(({ email }: { email: string }) => email === goes);
  const because = { version: declined.version };
  await send('primarie', 'POST', `/api/uat/members/access-requests/${declined.id}/decline`, because);
  return ['/uat/members', '/cont', '/notificari'].map((path) => ['primarie', path]);
}

/** Sign-ups, applications and colleagues. */
export const storeTexts = async (store: Store): Promise<Screen[]> => [
  ...(await storeApplications(store)),
  ...(await storeMembers(store)),
];

export const notReached = {
  'PUT /api/identity/application organisation.description':
    'of an authority, whose own sign-up is reached; the demonstration has no account of one that waits',
};
