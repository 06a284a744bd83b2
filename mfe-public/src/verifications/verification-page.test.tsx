import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { codeKeyword } from '@psp/contracts/documents';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Service, startService } from '../testing/service.ts';
import { VerificationPage, VerifyPage } from './verification-page.tsx';

const CODE = '7QKM-2XD9-4HTR-0B6C';
const made = `%PDF-1.7 /Keywords (${codeKeyword(CODE)})`;
const checksum = createHash('sha256').update(made).digest('hex');

let service: Service;
beforeEach(async () => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  service = await startService({
    [`GET /api/public/verifications/${CODE}`]: () => [
      200,
      {
        code: CODE,
        madeAt: '2026-11-20T10:04:00Z',
        contentChecksum: 'c0',
        parts: [{ kind: 'pdf', size: 4, checksum }],
      },
    ],
  });
});
afterEach(async () => {
  cleanup();
  await service.stop();
});

const open = (path = '/verificare') =>
  openPage(
    [
      { path: '/verificare', element: <VerifyPage /> },
      { path: '/verificare/:code', element: <VerificationPage /> },
    ],
    path,
  );
/* jsdom's File has no `arrayBuffer`. */
const pdf = (text: string) =>
  Object.assign(new File([text], 'dosar.pdf', { type: 'application/pdf' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });

test('a code can be typed in any spelling, and an invalid one shows an error at its field', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: /^Codul documentului/ });
  await userEvent.type(field, '7qkm');
  await userEvent.click(screen.getByRole('button', { name: 'Verifică' }));
  expect(screen.getByText(/Verificați-l literă cu literă/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, ' 2xd9 4htr ob6c');
  await userEvent.click(screen.getByRole('button', { name: 'Verifică' }));
  expect(await screen.findByRole('heading', { name: 'Documentul a fost întocmit de Portal PSP' })).toBeTruthy();
});

test('the code is read from a PDF, which is compared by checksum', async () => {
  open();
  await userEvent.upload(await screen.findByLabelText('Alege fișierul PDF'), pdf(made));
  expect(await screen.findByText('Fișierul este cel întocmit de portal')).toBeTruthy();
  await userEvent.upload(screen.getByLabelText('Compară un fișier'), pdf(`${made} schimbat`));
  expect(await screen.findByText('Fișierul nu este cel întocmit de portal')).toBeTruthy();
});

test('a file with another code opens the page of that code and is compared there', async () => {
  const other = '0000-2XD9-4HTR-0B6C';
  service.answers[`GET /api/public/verifications/${other}`] = () => [
    200,
    {
      code: other,
      madeAt: '2026-11-21T10:04:00Z',
      contentChecksum: 'c1',
      parts: [{ kind: 'pdf', size: 4, checksum: 'd0' }],
    },
  ];
  open(`/verificare/${other}`);
  await userEvent.upload(await screen.findByLabelText('Compară un fișier'), pdf(made));
  expect(await screen.findByText('Fișierul este al altui cod')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Verifică documentul cu acest cod' }));
  expect(await screen.findByText('Fișierul este cel întocmit de portal')).toBeTruthy();
});

test('an unknown code stays in the field for correction', async () => {
  open('/verificare/7qkm-2xd9-4htr-0b6');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Codul documentului/ })).value).toBe(
    '7qkm-2xd9-4htr-0b6',
  );
});

test('a file without a code is compared once the code is typed', async () => {
  open();
  await userEvent.upload(await screen.findByLabelText('Alege fișierul PDF'), pdf('%PDF-1.7'));
  expect(await screen.findByText(/nu se află codul portalului/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Codul documentului/ }), CODE);
  await userEvent.click(screen.getByRole('button', { name: 'Verifică' }));
  expect(await screen.findByText('Fișierul nu este cel întocmit de portal')).toBeTruthy();
});
