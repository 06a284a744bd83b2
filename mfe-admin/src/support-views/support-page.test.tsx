import { afterEach, expect, test } from '@jest/globals';
import type { SupportView, SupportViews } from '@psp/contracts/support-views';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { SupportPage } from './support-page.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const open: SupportView = {
  ...{ id: 'v', by: 'Cristina Marin', reason: 'Nu găsesc solicitarea.', isOpen: true, sections: [], version: 1 },
  ...{ openedAt: inMinutes(-1), endsAt: inMinutes(29) },
};
const closed: SupportViews = {
  organisation: { id: ID, name: 'Civis Digital', kind: 'firma', status: 'suspended' },
  ...{ canOpen: true, open: null, items: [{ ...open, isOpen: false, sections: ['offers', 'projects'] }] },
};

const { fetch } = globalThis;
type Answer = [status: number, body: unknown];
const noOffers: Answer = [200, { items: [], total: 0, page: 1, pageSize: 20, chosen: { authority: null, firm: null } }];
/* Answers calls by the last part of their path; returns the writes. */
function answer(answers: Record<string, Answer>): { url: string; body: unknown }[] {
  const writes: { url: string; body: unknown }[] = [];
  globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), 'http://portal.test');
    if (init?.method === 'POST') writes.push({ url: pathname, body: JSON.parse(String(init.body)) });
    const [status, body] = answers[`${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`] ?? [404, {}];
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return writes;
}
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

function show(search = '') {
  const path = `/admin/users/organizatii/${ID}/suport`;
  openAt(<SupportPage />, { path: '/admin/users/organizatii/:id/suport', address: `${path}${search}` });
}

test('a view is opened with a reason that is long enough; the past ones and the state are shown', async () => {
  const writes = answer({
    'GET support-views': [200, closed],
    'POST support-views': [200, { ...closed, open }],
    'GET offers': noOffers,
  });
  show('?sectiune=offers');
  expect(await screen.findByText('Suspendat')).toBeTruthy();
  expect(screen.getByText('A citit: Oferte, Proiecte')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Motivul'), 'Scurt.');
  await userEvent.click(screen.getByRole('button', { name: 'Deschide vederea' }));
  expect((await screen.findAllByText('Scrieți motivul în cel puțin 10 caractere.')).length).toBeGreaterThan(0);
  expect(writes).toEqual([]);
  await userEvent.type(screen.getByLabelText('Motivul'), ' Acum destul.');
  await userEvent.click(screen.getByRole('button', { name: 'Deschide vederea' }));
  await waitFor(() =>
    expect(writes).toEqual([
      { url: `/api/admin/organisations/${ID}/support-views`, body: { reason: 'Scurt. Acum destul.' } },
    ]),
  );
  expect(await screen.findByText('Nicio ofertă deschisă.')).toBeTruthy();
});

test('an open view shows its section, an empty one says so, and it can be ended', async () => {
  const writes = answer({
    'GET support-views': [200, { ...closed, open }],
    'GET offers': noOffers,
    'POST end': [200, closed],
  });
  show('?sectiune=offers');
  expect(await screen.findByText('Nicio ofertă deschisă.')).toBeTruthy();
  expect(screen.getByText('Motiv: Nu găsesc solicitarea.')).toBeTruthy();
  const tabs = screen.getByRole('navigation', { name: 'Secțiunile organizației' });
  expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    ...[
      'Dashboard',
      'Oportunități',
      'Oferte',
      'Proiecte',
      'Mesaje',
      'Membri',
      'Notificări',
      'Pachet și profil',
      'Limite',
    ],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Încheie vederea' }));
  await waitFor(() => expect(writes).toEqual([{ url: '/api/admin/support-views/v/end', body: { version: 1 } }]));
});

test('a view that has ended meanwhile names the way on; a failure offers a retry', async () => {
  const refusal = { code: 'support-view.not_open', message: 'S-a încheiat.' };
  answer({ 'GET support-views': [200, { ...closed, open }], 'GET offers': [403, refusal] });
  show('?sectiune=offers');
  expect(await screen.findByRole('button', { name: 'Deschide alta' })).toBeTruthy();
  cleanup();
  answer({ 'GET support-views': [200, { ...closed, open }], 'GET limits': [400, { code: 'x', message: 'Nu merge.' }] });
  show('?sectiune=limits');
  expect(await screen.findByText('Nu merge.')).toBeTruthy();
});

test('readers see who looked, without the form', async () => {
  answer({ 'GET support-views': [200, { ...closed, canOpen: false }] });
  show();
  expect(await screen.findByText('A citit: Oferte, Proiecte')).toBeTruthy();
  expect(screen.queryByLabelText('Motivul')).toBeNull();
});
