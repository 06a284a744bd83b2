import { expect, test } from '@jest/globals';
import type { AttractionView } from '@psp/contracts/communities';
import { fireEvent, render, screen } from '@testing-library/react';
import { Attractions } from './showcase.tsx';
import { Contact } from './shown-contact.tsx';
import { Projects } from './shown-projects.tsx';
import { Statistics } from './shown-statistics.tsx';
import { community } from './testing/community.ts';

test('missing figures are omitted, and the heading too when all are missing', () => {
  const { unmount } = render(<Statistics community={community} />);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['134.300']);
  unmount();
  render(<Statistics community={{ ...community, population: null }} />);
  expect(screen.queryByText('În cifre')).toBeNull();
});

test('the label of finished projects has the singular for one project', () => {
  const { rerender } = render(<Statistics community={{ ...community, projectsCompleted: 1 }} />);
  expect(screen.getByText('proiect finalizat')).toBeTruthy();
  rerender(<Statistics community={{ ...community, projectsCompleted: 21 }} />);
  expect(screen.getByText('proiecte finalizate')).toBeTruthy();
});

test('phone, e-mail and website of the institution are links', () => {
  render(<Contact community={community} />);
  expect(screen.getByRole('link', { name: '0269 208 800' }).getAttribute('href')).toBe('tel:+40269208800');
  expect(screen.getByRole('link', { name: 'contact@sibiu.example' }).getAttribute('href')).toBe(
    'mailto:contact@sibiu.example',
  );
  expect(screen.getByRole('link', { name: 'sibiu.example' }).getAttribute('rel')).toBe('nofollow noopener');
});

test('a website that is not an http address is not a link', () => {
  render(
    <Contact
      community={{ ...community, contact: { address: null, phone: null, email: null, website: 'javascript:alert(1)' } }}
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Instituția nu a publicat încă date de contact.')).toBeTruthy();
});

test('every picture of an attraction is shown and can be enlarged', async () => {
  const pictureOf = (n: number) => ({
    id: `0192d6f3-8d02-7000-9966-9eb831be2e0${n}`,
    width: 960,
    height: 640,
    widths: [480, 960],
  });
  const attraction: AttractionView = {
    ...{ id: 'a', name: 'Turnul Sfatului', description: '', type: 'istoric', typeName: 'Istoric' },
    pictures: [pictureOf(1), pictureOf(2), pictureOf(3)],
  };
  const { rerender } = render(<Attractions attractions={[attraction]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    'Mărește: Turnul Sfatului, imaginea 1',
    'Mărește: Turnul Sfatului, imaginea 2',
    'Mărește: Turnul Sfatului, imaginea 3',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /imaginea 2$/ }));
  expect(await screen.findByRole('dialog', { name: 'Turnul Sfatului' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 din 3');
  fireEvent.click(screen.getByRole('button', { name: 'Închide galeria' }));
  rerender(<Attractions attractions={[{ ...attraction, pictures: [pictureOf(1)] }]} />);
  expect(screen.getByRole('link', { name: 'Mărește: Turnul Sfatului' })).toBeTruthy();
  rerender(<Attractions attractions={[{ ...attraction, pictures: [] }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a project shows its status, its progress and its partner', () => {
  const project = {
    id: '0192d6f3-8d02-7000-9966-9eb831be2d07',
    title: 'Pistă',
    description: '',
    status: 'on_hold' as const,
    progress: 40,
    startsOn: '2026-01-05',
    endsOn: null,
    partner: { id: '0192d6f3-8d02-7000-9966-9eb831be2d08', name: 'Civis Digital' },
  };
  render(<Projects projects={[project]} />);
  expect(screen.getByText('Suspendat')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Stadiul proiectului Pistă' }).getAttribute('aria-valuenow')).toBe(
    '40',
  );
  expect(screen.getByText(/Din 5 ianuarie 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Civis Digital' }).getAttribute('href')).toBe(
    `/partener/${project.partner.id}`,
  );
});
