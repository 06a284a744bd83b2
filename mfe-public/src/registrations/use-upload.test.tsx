import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { UploadedFile } from '@psp/contracts/files';
import { fileProblem } from '@psp/features/attachments/ui/file-rule';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AttachmentField } from './attachment-field.tsx';
import { type Service, startService } from '../testing/service.ts';
import { RULES, type UploadKind, useUpload } from './use-upload.ts';

const uploaded = { id: 'f1', name: 'hotarare.pdf', contentType: 'application/pdf', size: 1_536_000, claim: 'secret' };
const pdf = () => new File(['%PDF'], 'hotarare.pdf', { type: 'application/pdf' });
const input = () => screen.getByLabelText<HTMLInputElement>(/Document anexat/);

let service: Service;
beforeEach(async () => {
  service = await startService({ 'POST /uploads': () => [201, uploaded] });
});
afterEach(async () => {
  cleanup();
  await service.stop();
});

function Form({ kind = 'document', first = null }: { kind?: UploadKind; first?: UploadedFile | null }) {
  const [value, setValue] = useState<UploadedFile | null>(first);
  const upload = useUpload(kind, value, setValue);
  return (
    <>
      <AttachmentField kind={kind} upload={upload} />
      <p>{upload.blockReason}</p>
      <output>{value ? value.claim : 'nimic'}</output>
    </>
  );
}

test.each([
  ['lista.txt', 10, 'document', 'Alegeți un fișier PDF, DOC sau DOCX.'],
  ['prezentare.docx', 10, 'presentation', 'Alegeți un fișier PDF.'],
  ['gol.pdf', 0, 'document', 'Fișierul este gol.'],
  ['mare.pdf', 10 * 1024 * 1024 + 1, 'document', 'Fișierul depășește 10 MB.'],
  ['Bun.PDF', 10 * 1024 * 1024, 'document', null],
] as const)('%s of %d bytes as a %s: %s', (name, size, kind, problem) => {
  expect(fileProblem({ name, size }, RULES[kind])).toBe(problem);
});

test('a chosen file is uploaded, shown with its size, and can be removed', async () => {
  render(<Form />);
  await userEvent.upload(input(), pdf());
  expect(await screen.findByText('(1,5 MB)')).toBeTruthy();
  expect(screen.getByText('secret')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Elimină hotarare.pdf' }));
  expect(screen.getByText('nimic')).toBeTruthy();
});

test('a file that the server refuses shows its message, and the earlier one stays', async () => {
  service.answers['POST /uploads'] = () => [422, { code: 'file.macros', message: 'Documentul conține macrocomenzi.' }];
  render(<Form first={uploaded} />);
  await userEvent.upload(input(), pdf());
  expect(await screen.findByText('Documentul conține macrocomenzi.')).toBeTruthy();
  expect(screen.getByText('secret')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Elimină hotarare.pdf' })).toHaveLength(2);
});

test('an invalid file is not sent', async () => {
  render(<Form />);
  await userEvent.upload(input(), new File(['x'], 'lista.txt'), { applyAccept: false });
  expect(screen.getByText('Alegeți un fișier PDF, DOC sau DOCX.')).toBeTruthy();
  expect(service.seen).toEqual([]);
  expect(screen.getByText('Scoateți fișierul care nu a fost încărcat sau alegeți altul.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Elimină lista.txt' }));
  expect(screen.queryByText('lista.txt')).toBeNull();
  expect(screen.queryByText('Scoateți fișierul care nu a fost încărcat sau alegeți altul.')).toBeNull();
});
