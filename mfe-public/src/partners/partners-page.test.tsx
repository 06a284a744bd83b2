import { expect, test } from '@jest/globals';
import type { PartnerItem } from '@psp/contracts/partners';
import { render, screen, within } from '@testing-library/react';
import { placeOf } from '@psp/features/partners/ui/place';
import { PartnerCards } from './partners-page.tsx';

const partner: PartnerItem = {
  id: '0192d6f3-8d02-7000-9966-9eb831be2d05',
  name: 'Civis Digital',
  description: 'Servicii electronice pentru primării.',
  countyCode: 'SB',
  locality: 'Sibiu',
  services: ['Portal', 'Registratură', 'Arhivă', 'GIS', 'Mentenanță'],
  domains: ['it-digitalizare'],
  employees: '10-50',
  experienceYears: 21,
  verified: true,
  rating: 4.87,
  reviewCount: 21,
  logo: null,
};

test('a card shows three services and the number of others', () => {
  render(<PartnerCards partners={[partner]} />);
  const services = within(screen.getByRole('list', { name: 'Servicii' })).getAllByRole('listitem');
  expect(services.map((item) => item.textContent)).toEqual(['Portal', 'Registratură', 'Arhivă', 'încă 2']);
});

test('three services are shown without a number of others', () => {
  render(<PartnerCards partners={[{ ...partner, services: ['Portal', 'Arhivă', 'GIS'] }]} />);
  expect(screen.queryByText(/încă/)).toBeNull();
});

test('the rating has one decimal, its stars are rounded down, and plurals are Romanian', () => {
  render(<PartnerCards partners={[partner]} />);
  expect(screen.getByRole('img', { name: '4,9 din 5' }).style.getPropertyValue('--share')).toBe('80%');
  expect(screen.getByText('(21 de recenzii)')).toBeTruthy();
  expect(screen.getByText('21 de ani de experiență')).toBeTruthy();
});

test.each([
  ['1-10', '1–10 angajați'],
  ['50-200', '50–200 de angajați'],
  ['200+', 'peste 200 de angajați'],
])('the range of employees %s is written out', (employees, label) => {
  render(<PartnerCards partners={[{ ...partner, employees }]} />);
  expect(screen.getByText(label)).toBeTruthy();
});

test('a partner without reviews shows a text without stars', () => {
  render(<PartnerCards partners={[{ ...partner, rating: null, reviewCount: 0, verified: false }]} />);
  expect(screen.getByText('Fără recenzii încă')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('Partener verificat')).toBeNull();
});

test('the name links to the profile', () => {
  render(<PartnerCards partners={[partner]} />);
  expect(screen.getByRole('link', { name: 'Vezi profilul: Civis Digital' }).getAttribute('href')).toBe(
    `/partener/${partner.id}`,
  );
  expect(screen.getByRole('link', { name: 'Soluții în marketplace: Civis Digital' }).getAttribute('href')).toBe(
    `/marketplace?partner=${partner.id}`,
  );
});

test('a locality named like its county is not followed by the county', () => {
  expect([
    placeOf(partner),
    placeOf({ locality: 'Cisnădie', countyCode: 'SB' }),
    placeOf({ locality: '', countyCode: null }),
  ]).toEqual(['Sibiu', 'Cisnădie, Sibiu', '']);
});
