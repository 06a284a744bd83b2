import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setApiOrigin } from '@psp/auth/session/address';
import { ACCOUNT_HEADER, ORGANISATION_HEADER, showIdentity } from '@psp/auth/session/page-identity';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import type { uploadOperations } from '@psp/contracts/files-operations';
import { createApi } from './api.ts';
import { uploadFile, type UploadOptions } from './upload.ts';

const identity = createApi<typeof uploadOperations>('identity');
const pdf = (size = 12) => new File(['%PDF'.padEnd(size, 'x')], 'hotărâre.pdf', { type: 'application/pdf' });
const send = (options: UploadOptions = {}) => uploadFile(identity, 'POST /uploads', pdf(), options);

let server: Server;
let seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let answer: (response: ServerResponse) => void;

function listen(request: IncomingMessage, response: ServerResponse): void {
  /* The test page and its server have different ports, hence different origins. */
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', [UPLOAD_HEADER, ACCOUNT_HEADER, ORGANISATION_HEADER]);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
    answer(response);
  });
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

beforeEach(async () => {
  showIdentity({ accountId: 'ana', organisationId: 'sibiu' });
  seen = [];
  server = createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  setApiOrigin(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
});
afterEach(async () => {
  showIdentity(null);
  setApiOrigin('');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a file is sent as the field `file`, with the headers against cross-site requests and those of the shown identity', async () => {
  answer = json(201, { id: 'f1', claim: 'secret' });
  const told: number[] = [];
  const options = { onProgress: (percent: number) => told.push(percent) };
  const result = await uploadFile(identity, 'POST /uploads', pdf(4000), options, { query: { kind: 'document' } });
  expect(result).toEqual({ id: 'f1', claim: 'secret' });
  expect(seen[0]?.url).toBe('/api/identity/uploads?kind=document');
  expect(seen[0]?.headers).toMatchObject({
    ...{ [UPLOAD_HEADER]: '1', [ACCOUNT_HEADER]: 'ana', [ORGANISATION_HEADER]: 'sibiu' },
  });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="file"; filename="hotărâre.pdf"');
  expect(told).not.toHaveLength(0);
  expect(told.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
});

test("a refusal has the server's message", async () => {
  answer = json(415, { code: 'file.not_pdf', message: 'Prezentarea trebuie să fie un fișier PDF.' });
  await expect(send()).rejects.toMatchObject({
    status: 415,
    code: 'file.not_pdf',
    message: 'Prezentarea trebuie să fie un fișier PDF.',
  });
});

test("a proxy's HTML error page becomes an error with a Romanian message", async () => {
  answer = (response) => void response.writeHead(413).end('<h1>Too large</h1>');
  await expect(send()).rejects.toMatchObject({ status: 413, code: 'unreadable' });
});

test("a cancelled upload rejects with its signal's reason", async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  await expect(send({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a server that cannot be reached is a network error', async () => {
  setApiOrigin('http://127.0.0.1:1');
  /* jsdom writes every failed connection to the console. */
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(send()).rejects.toMatchObject({ status: 0, code: 'network' });
});
