import { afterEach, expect, test } from '@jest/globals';
import { acceptSession } from '@psp/auth/session';
import { landingView, type LandingView } from '@psp/contracts/landing';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aLanding, aPartner } from '../testing/landing.ts';
import { HomePage } from './home-page.tsx';

const { fetch } = globalThis;
Element.prototype.scrollIntoView ??= () => undefined;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  act(() => acceptSession(null));
});

async function open(landing: LandingView | Response, address = '/') {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return landing instanceof Response ? landing.clone() : Response.json(landing);
  };
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <MemoryRouter initialEntries={[address]}>
          <HomePage />
        </MemoryRouter>
      </DesignProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { asked, container };
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const region = (heading: string) => {
  const found = screen.getByRole('heading', { level: 2, name: heading }).closest('section');
  if (!found) throw new Error(heading);
  return within(found);
};

test('the sections are in the order of the specification, under one title', async () => {
  await open(aLanding());
  expect(await screen.findByRole('heading', { level: 1, name: 'Primăria are o nevoie.' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Despre asociație',
    'Autorități, pe scurt',
    'Companii, pe scurt',
    'Ce puteți face aici',
    'Cum funcționează',
    'Comunități din rețea',
    'Parteneri apreciați',
    'Mărturii',
    'Rezultate',
  ]);
});

test('the sample satisfies the contract', () => {
  expect(landingView.parse(aLanding())).toEqual(aLanding());
});

test('both buttons open the sign-up of their kind, in the hero and beside the benefits', async () => {
  await open(aLanding());
  await screen.findByText('Despre asociație');
  const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(hrefs('Devino Membru PSP')).toEqual(['/register?tip=uat', '/register?tip=uat']);
  expect(hrefs('Devino Partener')).toEqual(['/register?tip=firma', '/register?tip=firma']);
});

test('members get a link to their own area in place of the sign-up', async () => {
  await open(aLanding());
  await screen.findByText('Despre asociație');
  expect(screen.queryByRole('link', { name: 'Potrivire inteligentă' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Analiză și raportare' })).toBeNull();
  const id = '0192d6f3-8d02-7000-9966-000000000001';
  const account = { id, displayName: 'Ana', email: 'ana@exemplu.ro' };
  const organisation = { id, name: 'X', kind: 'firma', status: 'approved' } as const;
  act(() => acceptSession({ account, organisation, role: 'owner' } as Parameters<typeof acceptSession>[0]));
  expect(screen.queryByRole('link', { name: /^Devino/ })).toBeNull();
  const ways = screen.getAllByRole('link', { name: 'Mergi la dashboard' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/firma/dashboard', '/firma/dashboard']);
  expect(hrefOf('Forum de discuții')).toBe('/firma/network');
  expect(hrefOf('Potrivire inteligentă')).toBe('/firma/opportunities');
  expect(hrefOf('Analiză și raportare')).toBe('/firma/dashboard');
});

test('each functionality has a link or says that it is for members', async () => {
  await open(aLanding());
  await screen.findByText('Despre asociație');
  const tiles = region('Ce puteți face aici').getAllByRole('listitem');
  expect(tiles).toHaveLength(8);
  for (const tile of tiles) {
    const link = within(tile).queryByRole('link');
    if (link) expect(link.getAttribute('href')).toMatch(/^\/[a-z]/);
    else expect(within(tile).getByText('pentru membrii autentificați')).toBeTruthy();
  }
  expect(hrefOf('Marketplace')).toBe('/marketplace');
  expect(hrefOf('Vitrina comunităților')).toBe('/comunitati');
});

test('a figure shows its label, its value and whether it is stated or computed', async () => {
  const { content } = aLanding();
  const counted = { label: 'parteneri activi', source: 'computed', value: '200+' } as const;
  const slow = { label: 'timp', source: 'computed', value: '72h' } as const;
  await open(
    aLanding({
      content: {
        ...content,
        figures: { ...content.figures, firms: counted },
        impact: { ...content.impact, responseTime: slow, projectValue: { ...slow, label: 'valoare' } },
      },
      computed: {
        ...{ authorities: 1, firms: 1234, completedProjects: 0, satisfaction: null, onTime: 91.6 },
        ...{ responseTime: null, projectValue: 3_460_000 },
      },
    }),
  );
  const figures = within(await screen.findByRole('list', { name: 'Rețeaua în cifre' }));
  expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '500+autorități membredeclarat de asociație',
    '1.234parteneri activicalculat',
    '1.000+proiecte finalizatedeclarat de asociație',
  ]);
  const impact = region('Rezultate').getAllByRole('listitem');
  expect(impact.map(({ textContent }) => textContent)).toEqual([
    '98%satisfacțiedeclarat de asociație',
    '3,5 mil. leivaloarecalculat',
    '–timpcalculat',
    '95%proiecte la termendeclarat de asociație',
  ]);
});

test('a source common to all figures of a list is shown once', async () => {
  await open(aLanding());
  const figures = await screen.findByRole('list', {
    name: 'Rețeaua în cifre',
    description: 'Cifre declarate de asociație.',
  });
  expect(within(figures).getAllByRole('listitem')[0]?.textContent).toBe('500+autorități membre');
  expect(screen.getAllByText('Cifre declarate de asociație.')).toHaveLength(2);
});

test('a partner’s tile has two initials and the first service, or a default without services', async () => {
  const second = aPartner({ id: '0192d6f3-8d02-7000-9966-000000000009', name: '„Știință” SRL', services: [] });
  await open(aLanding({ partners: [aPartner(), second] }));
  await screen.findByText('Despre asociație');
  const tiles = region('Parteneri apreciați').getAllByRole('listitem');
  expect(tiles.map(({ textContent }) => textContent?.slice(0, 40))).toEqual([
    expect.stringMatching(/^CICivis DigitalRegistre electronice/),
    expect.stringMatching(/^ȘT„Știință” SRLServicii IT/),
  ]);
});

test('an empty network shows messages and still has its links', async () => {
  await open(aLanding({ communities: [], partners: [], byCounty: {} }));
  expect(await screen.findByText('Primele comunități își pregătesc prezentarea.')).toBeTruthy();
  expect(screen.getByText('Primii parteneri sunt în curs de verificare.')).toBeTruthy();
  expect(hrefOf('Vezi Toate Comunitățile')).toBe('/comunitati');
  expect(screen.getByRole('img', { name: 'Harta județelor României' })).toBeTruthy();
});

test('a link to a section focuses it once it is loaded', async () => {
  await open(aLanding(), '/#despre');
  await screen.findByText('Despre asociație');
  expect(document.activeElement?.id).toBe('despre');
});

test('a preview requests the drafted text and is marked as a preview', async () => {
  const { asked } = await open(aLanding(), `/?previzualizare=${'x'.repeat(43)}`);
  expect(await screen.findByText(/^Previzualizare:/)).toBeTruthy();
  expect(asked).toEqual([`/api/public/home?previzualizare=${'x'.repeat(43)}`]);
});

test('texts are escaped and never run as code', async () => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const spoiled = JSON.parse(JSON.stringify(aLanding()), (_, value: unknown) =>
    typeof value === 'string' && / /.test(value) ? attack : value,
  ) as LandingView;
  const { container } = await open(spoiled);
  expect((await screen.findAllByText(attack)).length).toBeGreaterThan(10);
  expect(container.querySelector('script, [onerror], img[src="x"]')).toBeNull();
});

test('a failure of the service shows an error with a retry', async () => {
  await open(Response.json({ code: 'internal', message: 'A apărut o eroare neașteptată.' }, { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
});
