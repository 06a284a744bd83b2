import { afterEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { OrganisationStatus } from '@psp/contracts/common';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiError } from './client.ts';
import { Failed } from './loaded.tsx';
import { page } from './page.tsx';
import { whenActive } from './when-active.tsx';

const signInWith = (status: OrganisationStatus) =>
  useSession.setState({
    status: 'signed-in',
    organisation: { id: 'sibiu', name: 'Municipiul Sibiu', kind: 'uat', status },
  });

async function open() {
  let asked = 0;
  const loader = () => {
    asked += 1;
    return null;
  };
  const pages = whenActive([
    page(
      '/',
      async () => () => <h1>Panoul</h1>,
      async () => loader,
    ),
  ]);
  const router = createMemoryRouter([{ ...pages, hydrateFallbackElement: <p /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return asked;
}

afterEach(cleanup);

test('the pages of an approved organisation open and load their data', async () => {
  signInWith('approved');
  expect(await open()).toBe(1);
  expect(screen.getByRole('heading', { name: 'Panoul' })).toBeTruthy();
});

const TITLES = [
  ['pending', 'Înscrierea așteaptă decizia asociației'],
  ['needs_info', 'Asociația cere completări la înscriere'],
  ['rejected', 'Înscrierea a fost respinsă'],
] as const;

for (const [status, title] of TITLES) {
  test(`an organisation with status ${status} sees the state of its application, and no data is requested`, async () => {
    signInWith(status);
    expect(await open()).toBe(0);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vezi cererea de înscriere' }).getAttribute('href')).toBe('/cerere');
  });
}

test('a list refused because the organisation is not approved links to the application instead of offering a retry', () => {
  signInWith('pending');
  render(<Failed error={new ApiError(403, 'auth.organisation_not_active', 'Nu.')} onRetry={() => {}} />);
  expect(screen.getByRole('link', { name: 'Vezi cererea de înscriere' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
