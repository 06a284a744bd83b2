import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AuthorityView } from '@psp/contracts/organisations';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type Service, startService } from '../testing/service.ts';
import { openPage } from '@psp/remote/testing/open-page';
import { AuthorityField } from './uat-fields.tsx';

const cisnadie = { siruta: 143735, name: 'Orașul Cisnădie', type: 'town', countyCode: 'SB' } as const;
const selimbar = { siruta: 143557, name: 'Comuna Șelimbăr', type: 'commune', countyCode: 'SB' } as const;

/* Answers of the service, which matches names, codes and types. */
const FOUND: Record<string, AuthorityView[]> = { '143735': [cisnadie], 'oras cis': [cisnadie], '': [selimbar] };

let service: Service;
beforeEach(async () => {
  service = await startService({
    'GET /authorities': (_, query) => [200, { items: FOUND[query.get('q') ?? ''] ?? [] }],
  });
});
afterEach(async () => {
  cleanup();
  await service.stop();
});

function Field({ chosen = null }: { chosen?: AuthorityView | null }) {
  const [value, setValue] = useState<AuthorityView | null>(chosen);
  return <AuthorityField county="SB" value={value} onChange={setValue} error={undefined} />;
}

const field = () => screen.getByRole('combobox', { name: 'Instituția' });

async function typing(text: string, chosen?: AuthorityView): Promise<void> {
  openPage([{ path: '/register', element: <Field chosen={chosen} /> }], '/register');
  await screen.findByRole('button');
  await userEvent.tripleClick(field());
  await userEvent.keyboard(text);
}

test.each(['143735', 'oras cis'])(
  'results of the registry for %s are offered and can be chosen with the keyboard',
  async (text) => {
    await typing(text);
    expect(await screen.findByRole('option', { name: 'Orașul Cisnădie' })).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveProperty('value', 'Orașul Cisnădie');
    expect(await screen.findByText('Oraș, cod SIRUTA 143735')).toBeTruthy();
  },
);

test('a search without results shows a message, and the earlier choice stays without being offered', async () => {
  await typing('cisnadioara', selimbar);
  expect(await screen.findByText('Nu am găsit nicio instituție cu acest nume sau cod în județul ales.')).toBeTruthy();
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  await userEvent.tab();
  expect(field()).toHaveProperty('value', 'Comuna Șelimbăr');
  expect(screen.getByText('Comună, cod SIRUTA 143557')).toBeTruthy();
});
