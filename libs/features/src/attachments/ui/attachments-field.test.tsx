import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setApiOrigin } from '@psp/auth/session/address';
import { ATTACHMENT_LIMIT_BYTES } from '@psp/contracts/file-limits';
import type { FileView } from '@psp/contracts/files';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AttachmentsField } from './attachments-field.tsx';

const HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const stored = (name: string): FileView => ({
  id: `id-${name}`,
  name,
  contentType: 'application/pdf',
  size: 1_536_000,
});
const pdf = (name: string, size = 10) => {
  const file = new File(['%PDF'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

let server: Server;
let seen: string[];
let answer: (name: string, response: ServerResponse) => void;
const keep = (name: string, response: ServerResponse) =>
  void response.writeHead(200, HEADERS).end(JSON.stringify(stored(name)));
async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end();
  let body = '';
  for await (const part of request) body += String(part);
  const name = /filename="([^"]*)"/.exec(body)?.[1] ?? '';
  seen.push(name);
  answer(name, response);
}
beforeEach(async () => {
  [seen, answer] = [[], keep];
  server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  setApiOrigin(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
});
afterEach(async () => {
  cleanup();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  jest.restoreAllMocks();
});

const client = createQueryClient();

function Field({ first = [], known = first }: { first?: FileView[]; known?: FileView[] }) {
  const [value, setValue] = useState<string[] | undefined>(first.map(({ id }) => id));
  const [isRunning, setRunning] = useState(false);
  return (
    <QueryClientProvider client={client}>
      <DesignProvider navigate={() => {}}>
        <AttachmentsField
          {...{ id: 'files', name: 'files', value, error: undefined, known, area: 'uat' }}
          onChange={setValue}
          onRunning={setRunning}
        />
        <output data-testid="value">{`${value?.join(' ')}${isRunning ? ' …' : ''}`}</output>
      </DesignProvider>
    </QueryClientProvider>
  );
}
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Fișiere anexate/, { selector: 'input' }), files, { applyAccept: false });
const value = () => screen.getByTestId('value').textContent;

test('several files chosen at once are uploaded one after another and attached in order', async () => {
  render(<Field first={[stored('vechi.pdf')]} />);
  await choose(pdf('unu.pdf'), pdf('doi.pdf'));
  await waitFor(() => expect(value()).toBe('id-vechi.pdf id-unu.pdf id-doi.pdf'));
  expect(seen).toEqual(['unu.pdf', 'doi.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Scoate unu.pdf' }));
  expect(value()).toBe('id-vechi.pdf id-doi.pdf');
});

test('an upload whose connection breaks shows the failure, attaches nothing and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (_, response) => void response.destroy();
  render(<Field />);
  await choose(pdf('caiet.pdf'));
  expect(await screen.findByText(/^Nu a fost încărcat\. /)).toBeTruthy();
  expect(value()).toBe(' …');
  answer = keep;
  await userEvent.click(screen.getByRole('button', { name: 'Încarcă din nou caiet.pdf' }));
  await waitFor(() => expect(value()).toBe('id-caiet.pdf'));
});

test('when an upload is cancelled, the next one starts', async () => {
  answer = (name, response) => (name === 'lung.pdf' ? undefined : keep(name, response));
  render(<Field />);
  await choose(pdf('lung.pdf'), pdf('scurt.pdf'));
  await waitFor(() => expect(seen).toEqual(['lung.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'Oprește încărcarea fișierului lung.pdf' }));
  await waitFor(() => expect(value()).toBe('id-scurt.pdf'));
});

test.each([
  [pdf('program.exe'), 'Alegeți un fișier PDF, DOC, DOCX, XLS, XLSX, ODT, PNG, JPEG sau ZIP.'],
  [pdf('gol.pdf', 0), 'Fișierul este gol.'],
  [pdf('mare.pdf', ATTACHMENT_LIMIT_BYTES + 1), 'Fișierul depășește 25 MB.'],
])('%p is refused before it is sent', async (file, problem) => {
  render(<Field />);
  await choose(file);
  expect(screen.getByText(`Nu a fost încărcat. ${problem}`)).toBeTruthy();
  expect(seen).toEqual([]);
  expect(value()).toBe(' …');
  await userEvent.click(screen.getByRole('button', { name: `Scoate ${file.name}` }));
  expect(screen.queryByText(/Nu a fost încărcat/)).toBeNull();
});

test("a refusal is shown with the server's message", async () => {
  const refusal = { code: 'file.macros', message: 'Documentul conține macrocomenzi.' };
  answer = (_, response) => void response.writeHead(422, HEADERS).end(JSON.stringify(refusal));
  render(<Field />);
  await choose(pdf('caiet.doc'));
  expect(await screen.findByText('Nu a fost încărcat. Documentul conține macrocomenzi.')).toBeTruthy();
});

test('a field that is opened again shows the names of files uploaded before', async () => {
  render(<Field />);
  await choose(pdf('proces.pdf'));
  await waitFor(() => expect(value()).toBe('id-proces.pdf'));
  cleanup();
  render(<Field first={[stored('proces.pdf')]} known={[]} />);
  expect(screen.getByRole('button', { name: 'Scoate proces.pdf' })).toBeTruthy();
});

test('no file can be added after the twentieth', () => {
  render(<Field first={Array.from({ length: 20 }, (_, index) => stored(`${index}.pdf`))} />);
  expect(screen.queryByLabelText(/Fișiere anexate/, { selector: 'input' })).toBeNull();
  expect(screen.getByText(/^Ați anexat 20 de fișiere/)).toBeTruthy();
});
