import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ExchangeEntry } from '@psp/contracts/exchange';
import type { ownExchangeOperations } from '@psp/contracts/exchange-operations';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { session, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PublishProject } from './publish-project.tsx';
import { idOf } from './testing/projects.ts';

beforeEach(() => signInAs(session));
afterEach(cleanup);

function open(entry: ExchangeEntry['entry']) {
  const { api } = fakeApi<typeof ownExchangeOperations>((address) =>
    address.startsWith('GET ') ? { entry } : { id: idOf(2) },
  );
  return openPage([{ path: '/', element: <PublishProject id={idOf(1)} api={api} /> }], '/');
}

test('a completed project that is not in the exchange starts a draft', async () => {
  const router = open(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Publică în schimbul de proiecte' }));
  await screen.findByRole('heading', { name: 'Altă pagină' });
  expect(addressOf(router)).toBe(`/uat/exchange/${idOf(2)}/edit`);
});

test.each([
  ['draft', 'Continuă ciorna din schimb', `/uat/exchange/${idOf(3)}/edit`],
  ['published', 'Vezi în schimbul de proiecte', `/uat/exchange/${idOf(3)}`],
  ['withdrawn', 'Vezi proiectul retras din schimb', `/uat/exchange/${idOf(3)}`],
] as const)('a project that is there as %s is linked, and not offered again', async (status, name, href) => {
  open({ id: idOf(3), status });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a viewer reads what is there, and starts nothing', async () => {
  signInAs({ ...session, role: 'viewer' });
  open({ id: idOf(3), status: 'draft' });
  const link = await screen.findByRole('link', { name: 'Vezi ciorna din schimb' });
  expect(link.getAttribute('href')).toBe(`/uat/exchange/${idOf(3)}`);
});
