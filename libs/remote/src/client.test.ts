import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { setApiOrigin } from '@psp/auth/session/address';
import { actingAs, showIdentity } from '@psp/auth/session/page-identity';
import { rememberSignedIn } from '@psp/auth/session/memory';
import { callService, searchString } from './client.ts';
import { fieldErrors } from './forms.ts';

type Options = Parameters<typeof callService>[3];
const createClient = (area: Parameters<typeof callService>[0]) => ({
  get: <T>(path: string, options?: Options) => callService<T>(area, 'GET', path, options),
  post: (path: string, body?: object, options?: Options) => callService(area, 'POST', path, { ...options, body }),
  put: (path: string, body?: object) => callService(area, 'PUT', path, { body }),
  delete: (path: string, options?: Options) => callService(area, 'DELETE', path, options),
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

class MemoryStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

let server: Server;
let seen: string[];
let handle: Handler;

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const refused = { code: 'auth.required', message: 'Sesiunea s-a încheiat.' };

/** Answers 401 until the session is renewed; `renews`: whether renewal succeeds. */
function expiredSession(renews: boolean): Handler {
  let renewed = false;
  return (request, response) => {
    if (request.url === '/api/identity/token') {
      renewed = renews;
      return json(response, renews ? 200 : 401, renews ? { session: null } : refused);
    }
    return renewed ? json(response, 200, { path: request.url }) : json(response, 401, refused);
  };
}

beforeEach(async () => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: new MemoryStorage() });
  seen = [];
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  setApiOrigin(typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '');
  rememberSignedIn(true);
  useSession.setState({ status: 'signed-in', ended: false });
});

afterEach(async () => {
  setApiOrigin('');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('ten calls that find the session expired renew it once and are all answered', async () => {
  handle = expiredSession(true);
  const client = createClient('uat');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => client.get<{ path: string }>(`/projects/${i}`)),
  );
  expect(answers.map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, i) => `/api/uat/projects/${i}`));
  expect(seen.filter((line) => line.includes('/token'))).toEqual(['POST /api/identity/token']);
});

test('a write that outlives its page is sent with keepalive, also when it is repeated after a session renewal', async () => {
  handle = expiredSession(true);
  const sent: [string, boolean | undefined][] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    sent.push([new URL(String(address)).pathname, init?.keepalive]);
    return real(address, init);
  };
  try {
    await createClient('uat').post('/saved-filters/1/look', {}, { outlivesPage: true });
    await createClient('uat').post('/projects', {});
  } finally {
    globalThis.fetch = real;
  }
  expect(sent.filter(([path]) => !path.endsWith('/token'))).toEqual([
    ['/api/uat/saved-filters/1/look', true],
    ['/api/uat/saved-filters/1/look', true],
    ['/api/uat/projects', false],
  ]);
});

test('a background call is marked with a header, and so is the session renewal it causes', async () => {
  const answer = expiredSession(true);
  const marks: unknown[] = [];
  handle = (request, response) => {
    marks.push(request.headers['x-background']);
    answer(request, response);
  };
  await createClient('identity').get('/notifications', { isBackground: true });
  expect(marks).toEqual(['1', '1', '1']);
  await createClient('identity').get('/notifications');
  expect(marks[3]).toBeUndefined();
});

test('a session that cannot be renewed is marked as ended, and the call is rejected with the refusal', async () => {
  handle = expiredSession(false);
  await expect(createClient('uat').get('/projects')).rejects.toMatchObject({ status: 401, code: 'auth.required' });
  expect(useSession.getState()).toMatchObject({ status: 'anonymous', ended: true });
});

test('a wrong authenticator code is refused without ending the session', async () => {
  handle = (_request, response) => json(response, 401, { code: 'auth.code_invalid', message: 'Codul nu este corect.' });
  await expect(createClient('identity').post('/factors/totp/verify')).rejects.toMatchObject({
    code: 'auth.code_invalid',
  });
  expect(seen).toEqual(['POST /api/identity/factors/totp/verify']);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', ended: false });
});

test('a refused call of a visitor without a session does not try to renew one', async () => {
  rememberSignedIn(false);
  useSession.setState({ status: 'anonymous', ended: false });
  handle = expiredSession(false);
  await expect(createClient('uat').get('/projects')).rejects.toMatchObject({ status: 401 });
  expect(seen).toEqual(['GET /api/uat/projects']);
  expect(useSession.getState().ended).toBe(false);
});

test('an unavailable refresh endpoint does not end the session', async () => {
  handle = (request, response) =>
    request.url?.endsWith('/token')
      ? json(response, 503, { code: 'service.busy', message: '' })
      : json(response, 401, refused);
  await expect(createClient('uat').get('/projects')).rejects.toMatchObject({ status: 0, code: 'network' });
  expect(useSession.getState().status).toBe('signed-in');
});

test('a write sends JSON and its idempotency key, and reads an empty answer', async () => {
  handle = (request, response) => {
    seen.push(`${request.headers['content-type']} ${request.headers['idempotency-key']}`);
    response.writeHead(204).end();
  };
  await createClient('uat').post('/offers', { price: 1 }, { idempotencyKey: 'cheie-1' });
  expect(seen).toEqual(['POST /api/uat/offers', 'application/json cheie-1']);
});

test('a failed write is repeated with the same key; another write, or the same one after a success, has a new key', async () => {
  let answers = ['lost', 'lost', 'done', 'done', 'refused', 'done'];
  handle = (request, response) => {
    seen.push(String(request.headers['idempotency-key']));
    const answer = answers.shift();
    if (answer === 'lost') return request.socket.destroy();
    if (answer === 'refused') return json(response, 409, { code: 'version.stale', message: '' });
    response.writeHead(204).end();
  };
  const uat = createClient('uat');
  const write = (body: object) => uat.post('/offers', body).catch(() => undefined);
  for (const price of [1, 1, 1, 1, 1]) await write({ price });
  const [lost, byItself, repeated, next, refused, again] = seen.filter((line) => !line.startsWith('POST'));
  expect(lost).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([byItself, repeated]).toEqual([lost, lost]);
  expect(again).toBe(refused);
  expect(new Set([lost, next, refused]).size).toBe(3);
  answers = ['refused', 'done'];
  await write({ price: 2 });
  await write({ price: 3 });
  const keys = seen.filter((line) => !line.startsWith('POST'));
  expect(keys[6]).not.toBe(keys[7]);
});

test('a write that got no answer from the service is repeated once with the same key', async () => {
  const answers = [503, 204];
  handle = (request, response) => {
    seen.push(String(request.headers['idempotency-key']));
    const status = answers.shift() ?? 500;
    if (status === 503) return json(response, status, { code: 'service.unavailable', message: '' });
    response.writeHead(status).end();
  };
  await createClient('uat').post('/offers', { price: 4 });
  const [first, second, ...more] = seen.filter((line) => !line.startsWith('POST'));
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

test('a background write has no idempotency key', async () => {
  handle = (request, response) => {
    seen.push(String(request.headers['idempotency-key']));
    response.writeHead(204).end();
  };
  await createClient('uat').post('/views', {}, { isBackground: true });
  expect(seen).toEqual(['POST /api/uat/views', 'undefined']);
});

test('an error body becomes an ApiError with its field errors', async () => {
  const details = { fields: { title: 'Scrieți titlul.' } };
  handle = (_, response) => json(response, 400, { code: 'body.invalid', message: 'Nu.', details, requestId: 'r-1' });
  const error: unknown = await createClient('uat')
    .post('/x')
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ status: 400, code: 'body.invalid', message: 'Nu.', requestId: 'r-1' });
  expect(fieldErrors(error)).toEqual({ title: 'Scrieți titlul.' });
});

test("a proxy's HTML error page becomes an error with a Romanian message", async () => {
  handle = (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await expect(createClient('uat').get('/x')).rejects.toMatchObject({ status: 502, code: 'unreadable' });
});

test('a server that cannot be reached is a network error', async () => {
  setApiOrigin('http://127.0.0.1:1');
  await expect(createClient('uat').get('/x')).rejects.toMatchObject({ status: 0, code: 'network' });
});

test('the query string omits empty values and repeats the parameter of a list', () => {
  expect(searchString({ q: 'școală', page: 2, county: '', from: null, category: ['a', 'b'] })).toBe(
    '?q=%C8%99coal%C4%83&page=2&category=a&category=b',
  );
  expect(searchString({})).toBe('');
});

test('writes name the account and organisation shown when they were made, also when repeated after a session change', async () => {
  const named: unknown[] = [];
  handle = (request, response) => {
    const { 'x-page-account': account, 'x-page-organisation': organisation } = request.headers;
    named.push([request.method, account, organisation]);
    if (named.length > 1) return json(response, 200, {});
    // The session changes while the first write waits for its retry.
    showIdentity({ accountId: 'ana', organisationId: 'selimbar' });
    json(response, 503, { code: 'service.unavailable', message: '' });
  };
  showIdentity({ accountId: 'ana', organisationId: 'sibiu' });
  try {
    const client = createClient('uat');
    await client.post('/service-requests', {});
    await client.put('/profile', {});
    await actingAs({ accountId: 'dan', organisationId: 'sibiu' }, () => client.delete('/saved-filters/1'));
    await client.get('/projects');
  } finally {
    showIdentity(null);
  }
  expect(named).toEqual([
    ['POST', 'ana', 'sibiu'],
    ['POST', 'ana', 'sibiu'],
    ['PUT', 'ana', 'selimbar'],
    ['DELETE', 'dan', 'sibiu'],
    ['GET', undefined, undefined],
  ]);
});
