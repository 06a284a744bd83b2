import { afterEach, expect, test } from '@jest/globals';
import type { OrganisationView } from '@psp/contracts/users';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BadgeSection } from './badge-section.tsx';

const file = { id: 'f', name: 'iso.pdf', contentType: 'application/pdf', size: 1 };
const badge: NonNullable<OrganisationView['badge']> = {
  ...{
    state: 'none',
    lacks: ['certificate'],
    verifiedAt: null,
    askedAt: null,
    decidedAt: null,
    reason: null,
    actions: [],
  },
  registrationNumber: null,
  certificates: [
    { id: 'a', name: 'ISO 9001', issuer: 'SRAC', validUntil: '2001-01-31', files: [file] },
    { id: 'b', name: 'ISO 14001', issuer: '', validUntil: '2999-01-31', files: [] },
  ],
};
const firm: OrganisationView = {
  ...{ id: 'o', kind: 'firma', name: 'Civis', status: 'approved', countyCode: 'SB', members: 1 },
  ...{ createdAt: '2026-03-05T07:30:00Z', statusReason: null, cui: null, address: '', email: null, phone: null },
  ...{ contact: null, people: [], history: [], version: 1, actions: [], badge },
};

afterEach(cleanup);

test('the association reads which certificate has expired and which has no file', () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <BadgeSection organisation={firm} badge={badge} next={{ href: null, label: '' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^ISO 9001, SRAC, expirat la 31 ianuarie 2001, nu mai apare pe pagina publică/)).toBeTruthy();
  expect(screen.getByText(/^ISO 14001, valabil până la 31 ianuarie 2999/)).toBeTruthy();
  expect(screen.getAllByText('Fără fișier: firma nu a anexat certificatul')).toHaveLength(1);
});
