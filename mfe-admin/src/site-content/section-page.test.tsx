import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type SectionView, saveSection, sectionView } from '@psp/contracts/site-content';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { openRoutes } from '../testing/open-at.tsx';
import { SectionPage } from './section-page.tsx';

const at = '2027-03-05T07:30:00Z';
const benefits = ['Unu', 'Doi'];
const CONTENT = {
  authorities: { name: 'Autorități', title: 'Cereți o dată', benefits },
  firms: { name: 'Companii', title: 'Aflați primii', benefits },
};
const first: SectionView = {
  ...{ id: '0192d6f3-8d02-7000-9966-000000000001', key: 'audiences', version: 1, content: CONTENT },
  versions: [{ number: 1, content: CONTENT, savedAt: at, savedBy: null }],
  computed: {
    authorities: 3,
    firms: 2,
    completedProjects: 1,
    satisfaction: null,
    projectValue: null,
    responseTime: null,
    onTime: null,
  },
};

const { fetch } = globalThis;
let stored: SectionView;
/* Controls when a save ends. */
let saving: Promise<void> | null;
let sent: { path: string; body: { version: number; content: typeof CONTENT } }[];

/* Stores one section like the service, and refuses a stale version. */
beforeEach(() => {
  [stored, sent, saving] = [first, [], null];
  globalThis.fetch = async (url, init) => {
    if (init?.method !== 'PUT') return Response.json(stored);
    const body = saveSection.parse(JSON.parse(String(init.body))) as (typeof sent)[number]['body'];
    sent.push({ path: String(url), body });
    await saving;
    if (body.version !== stored.version)
      return Response.json({ code: 'version.stale', message: 'Între timp, altcineva a modificat.' }, { status: 409 });
    stored = savedBy('Ioana Munteanu', body.content);
    return Response.json(stored);
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function savedBy(who: string | null, content: typeof CONTENT): SectionView {
  const version = stored.version + 1;
  const versions = [{ number: version, content, savedAt: at, savedBy: who }, ...stored.versions];
  return { ...stored, version, content, versions };
}

async function open() {
  const routes = [
    {
      path: '/admin/content/:key',
      element: (
        <>
          <SectionPage />
          <Link to="/alta">Altundeva</Link>
        </>
      ),
    },
    { path: '*', element: <h1>Altă pagină</h1> },
  ];
  openRoutes(routes, { address: '/admin/content/audiences' });
  await screen.findByRole('heading', { level: 1, name: 'Pentru cine este portalul' });
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the sample matches the contract', () => {
  expect(sectionView.parse(first)).toEqual(first);
});

test('a summary names missing fields and nothing is sent; then the whole section is sent with its version', async () => {
  await open();
  await write('Autorități: titlul', '');
  await press('Publică');
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  const link = within(summary).getByRole('link', { name: 'Autorități: titlul – Completați câmpul.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(field('Autorități: titlul'));
  expect(sent).toEqual([]);
  await write('Autorități: titlul', 'Cereți mai bine');
  await write('Companii: beneficiile', 'Trei{Enter}{Enter}Patru{Enter}');
  await press('Publică');
  await screen.findByText('Ioana Munteanu, 5 martie 2027, 09:30');
  expect(sent).toEqual([
    {
      path: '/api/admin/content/audiences',
      body: {
        version: 1,
        content: {
          authorities: { ...CONTENT.authorities, title: 'Cereți mai bine' },
          firms: { ...CONTENT.firms, benefits: ['Trei', 'Patru'] },
        },
      },
    },
  ]);
});

test('text typed during a publication stays for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  await open();
  await write('Companii: titlul', 'Ieri');
  await press('Publică');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field('Companii: titlul'), ' și azi');
  resolve();
  await screen.findByText(/^Ioana Munteanu, /);
  expect(field('Companii: titlul').value).toBe('Ieri și azi');
  expect(screen.getByText(/^Aveți modificări nesalvate/)).toBeTruthy();
  await press('Publică');
  await waitFor(() => expect(stored.version).toBe(3));
  await waitFor(() => expect(screen.queryByText(/^Aveți modificări nesalvate/)).toBeNull());
  expect((stored.content as typeof CONTENT).firms.title).toBe('Ieri și azi');
});

test('a version published meanwhile is shown, and the own text can be published over it', async () => {
  await open();
  await write('Companii: titlul', 'Al meu');
  stored = savedBy('Carmen Voicu', { ...CONTENT, firms: { ...CONTENT.firms, title: 'Al lor' } });
  await press('Publică');
  const conflict = await screen.findByRole('alert');
  expect(within(conflict).getByText(/^Carmen Voicu, 5 martie 2027/)).toBeTruthy();
  expect(within(conflict).getByText('Al lor')).toBeTruthy();
  expect(field('Companii: titlul').value).toBe('Al meu');
  await press('Continui cu textul meu');
  await press('Publică');
  await waitFor(() => expect(stored.version).toBe(3));
  expect(sent.map(({ body }) => body.version)).toEqual([1, 2]);
  expect((stored.content as typeof CONTENT).firms.title).toBe('Al meu');
});

test('a version published meanwhile can replace the own text', async () => {
  await open();
  await write('Companii: titlul', 'Al meu');
  stored = savedBy('Carmen Voicu', { ...CONTENT, firms: { ...CONTENT.firms, title: 'Al lor' } });
  await press('Publică');
  await screen.findByRole('alert');
  await press('Preiau textul publicat');
  expect(field('Companii: titlul').value).toBe('Al lor');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a version that no account saved is shown as the portal’s', async () => {
  stored = savedBy(null, CONTENT);
  await open();
  expect(screen.getByText(/^Portal PSP, /)).toBeTruthy();
  expect(screen.getByText(/^Textul inițial, /)).toBeTruthy();
});

test('leaving a page with unsaved text asks first', async () => {
  await open();
  await write('Companii: titlul', 'Al meu');
  await userEvent.click(screen.getByRole('link', { name: 'Altundeva' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rămân în pagină' }));
  expect(field('Companii: titlul').value).toBe('Al meu');
  await userEvent.click(screen.getByRole('link', { name: 'Altundeva' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Plec fără să salvez' }));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
});
