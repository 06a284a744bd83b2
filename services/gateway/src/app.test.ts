import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createGateway } from './app.ts';
import type { Services } from './areas.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
const releasesDir = join(folder, 'releases');
const opened: FastifyInstance[] = [];

/** Fake identity service. The cookie contains the kind and status of the organisation. */
const identity: FastifyPluginAsync = async (app) => {
  app.get('/session', async ({ headers }) => {
    const [, kind, status = 'approved'] = /kind=(\w+)(?:-(\w+))?/.exec(headers.cookie ?? '') ?? [];
    const id = '01a1f9d9-7c1c-7e8a-9cbb-bd7b488cce8b';
    const account = { id, displayName: 'Ana', email: 'ana@exemplu.ro' };
    return {
      session: kind ? { account, organisation: { id, name: 'X', kind, status }, role: 'owner' } : null,
    };
  });
};

async function gateway(services: Services = {}, publicOrigin = 'http://localhost:8080'): Promise<FastifyInstance> {
  const app = await createGateway({ releasesDir, publicOrigin, services });
  opened.push(app);
  return app;
}

function put(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(() => {
  for (const version of ['0', '1']) {
    put(`releases/shell/${version}/index.html`, `<!doctype html><title>Portal ${version}</title>`);
    put(`releases/shell/${version}/release.json`, '{}');
    put(`releases/shell/${version}/server/shell.mjs`, '');
    put(`releases/shell/${version}/assets/main.0123456789.js`, 'console.log(1)');
    put(`releases/shell/${version}/assets/main.0123456789.js.br`, 'brotli');
  }
  for (const name of ['mfe_uat', 'mfe_admin']) {
    put(`releases/${name}/1/mf-manifest.json`, '{}');
    put(`releases/${name}/1/remoteEntry.js`, 'entry');
    put(`releases/${name}/1/assets/page.0123456789.js`, 'page');
  }
  for (const version of ['dev', '0.1.0-0123456789']) put(`releases/mfe_uat/${version}/remoteEntry.js`, 'entry');
  const live = {
    version: '1',
    manifest: '/mfe/mfe_uat/1/mf-manifest.json',
    contract: 1,
    history: [{ version: '0', contract: 1 }],
  };
  const hosts = { shell: { version: '1', contract: 1, history: [{ version: '0', contract: 1 }] } };
  put('releases/registry.json', JSON.stringify({ contract: 1, hosts, remotes: { mfe_uat: live } }));
});

afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  rmSync(folder, { recursive: true });
});

describe('the shell', () => {
  test.each(['/', '/uat/service-requests/42', '/o-pagina-oarecare?x=1'])(
    'answers a navigation to %s with the page, never cached',
    async (url) => {
      const answer = await (await gateway()).inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  test.each([
    '/index.php',
    '/a/b.aspx?x=1',
    '/%',
    '/%E0%A4%A',
    '/%E0%A4%A.php',
    '/comunitati/%ff?q=%',
    '/feed.xml',
    '/blog/%00',
    '/partener/01%00',
  ])('answers a navigation to the mistyped %s with the page, which says that it does not exist', async (url) => {
    const app = await gateway();
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url, headers: navigation });
      expect([200, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.headers['content-security-policy']).toBeDefined();
    }
  });

  test.each([
    ['//', '/'],
    ['//comunitati', '/comunitati'],
    ['/x//y', '/x/y'],
    ['/\\x', '/x'],
    ['/%5Cx', '/x'],
    ['/%5c%5Calt-sit.example', '/alt-sit.example'],
    ['/x%5Cy?q=%5C', '/x/y?q=%5C'],
    ['//alt-sit.example/x?q=//a', '/alt-sit.example/x?q=//a'],
  ])('leads a navigation to %s to %s', async (path, location) => {
    const { port } = new URL(await (await gateway()).listen({ port: 0, host: '127.0.0.1' }));
    // Sends the path unchanged: `URL` and `inject` would normalise it.
    const answer = await new Promise<IncomingMessage>((resolve) => {
      get({ port, path, host: '127.0.0.1', headers: navigation }, resolve);
    });
    answer.resume();
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
  });

  test('a name of a file that nobody has is never a page that exists', async () => {
    const answer = await (await gateway()).inject({ url: '/index.php', headers: navigation });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Portal 1</title>');
  });

  test('lets a browser keep files whose name changes with their content, in the encoding it takes', async () => {
    const app = await gateway();
    const plain = await app.inject('/shell/1/assets/main.0123456789.js');
    const packed = await app.inject({
      url: '/shell/1/assets/main.0123456789.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.body).toBe('brotli');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('keeps the files of earlier versions for the tabs that are open', async () => {
    const app = await gateway();
    expect((await app.inject('/')).body).toContain('Portal 1');
    expect((await app.inject('/shell/0/assets/main.0123456789.js')).statusCode).toBe(200);
  });

  test('that was never released is said to be unavailable', async () => {
    const app = await createGateway({ releasesDir: join(folder, 'none'), publicOrigin: 'http://x', services: {} });
    opened.push(app);
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service.unavailable']);
  });

  test.each([
    ['GET', '/api/uat/nothing'],
    ['GET', '/api/nobody/x'],
    ['GET', '/mfe/mfe_uat/9/remoteEntry.js'],
    ['GET', '/mfe/mfe_uat/1/'],
    ['GET', '/mfe/registry.json'],
    ['GET', '/mfe/..%2fregistry.json'],
    ['GET', '/mfe/shell/1/index.html'],
    ['GET', '/shell/1/assets/main.9999999999.js'],
    ['GET', '/shell/1/release.json'],
    ['GET', '/shell/1/server/shell.mjs'],
    ['GET', '/shell/9'],
    ['GET', '/favicon.ico'],
    ['GET', '/api/public/%'],
    ['GET', '/shell/%E0%A4%A'],
    ['POST', '/uat/service-requests'],
  ] as const)('answers %s %s with a 404 in JSON', async (method, url) => {
    const answer = await (await gateway()).inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
  });
});

describe('releases', () => {
  test('the registry is asked for anew each time, keeps its history to itself and answers 304 when unchanged', async () => {
    const app = await gateway();
    const first = await app.inject('/registry.json');
    const second = await app.inject({
      url: '/registry.json',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.json()).toEqual({
      contract: 1,
      hosts: { shell: { version: '1', contract: 1 } },
      remotes: { mfe_uat: { version: '1', manifest: '/mfe/mfe_uat/1/mf-manifest.json', contract: 1 } },
    });
    expect(second.statusCode).toBe(304);
  });

  test.each([
    ['1/mf-manifest.json', 'no-cache'],
    ['dev/remoteEntry.js', 'no-cache'],
    ['0.1.0-0123456789/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['1/assets/page.0123456789.js', 'public, max-age=31536000, immutable'],
  ])('%s goes out with %s', async (file, control) => {
    const answer = await (await gateway()).inject(`/mfe/mfe_uat/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe(control);
  });

  test.each([
    ['admin', 200],
    ['admin-suspended', 404],
    ['uat', 404],
    ['', 404],
  ])('the administration\'s files for a session of kind "%s" answer %i', async (kind, status) => {
    const app = await gateway({ identity: { plugin: identity } });
    for (const url of ['/mfe/mfe_admin/1/remoteEntry.js', '/mfe/%6dfe_admin/1/remoteEntry.js']) {
      const answer = await app.inject({ url, headers: kind ? { cookie: `kind=${kind}` } : {} });
      expect(answer.statusCode).toBe(status);
    }
  });

  test("the administration's files ask identity at its own address when that is a process of its own", async () => {
    const alone = await gateway({ identity: { plugin: identity } });
    const upstream = await alone.listen({ port: 0, host: '127.0.0.1' });
    const app = await gateway({ identity: { upstream } });
    const answer = await app.inject({ url: '/mfe/mfe_admin/1/remoteEntry.js', headers: { cookie: 'kind=admin' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});

describe('headers', () => {
  test('allow scripts of this origin only, and no framing', async () => {
    const { headers } = await (await gateway()).inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/', '/registry.json', '/nimic.js', '/api/identity/nimic'])(
    'of %s let no page use microphone, place, payment or devices, but copy texts and scan tickets',
    async (url) => {
      const { headers } = await (await gateway()).inject(url);
      const policy = String(headers['permissions-policy']).split(', ');
      for (const name of ['microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])
        expect(policy).toContain(`${name}=()`);
      expect(policy).toEqual(expect.arrayContaining(['clipboard-write=(self)', 'camera=(self)']));
    },
  );

  test('ask for https ever after when the portal is on https', async () => {
    const { headers } = await (await gateway({}, 'https://portal.exemplu.ro')).inject('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('a service at an address of its own', () => {
  const upstreams: Server[] = [];
  async function upstream(handler: Parameters<typeof createServer>[1]): Promise<string> {
    const server = createServer(handler).listen(0, '127.0.0.1');
    upstreams.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
  }
  afterAll(() => {
    for (const server of upstreams) server.close();
  });

  test('gets the whole path, the body and the request id', async () => {
    const address = await upstream((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ url: request.url, body, id: request.headers['x-request-id'] }));
      });
    });
    const app = await gateway({ uat: { upstream: address } });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/uat/service-requests?page=2',
      headers: { 'x-request-id': 'cerere-12345' },
      payload: { titlu: 'Pod' },
    });
    expect(answer.json()).toEqual({
      url: '/api/uat/service-requests?page=2',
      body: '{"titlu":"Pod"}',
      id: 'cerere-12345',
    });
    expect(answer.headers['x-request-id']).toBe('cerere-12345');
  });

  test('that is down answers 503, says when to try again, and the others work', async () => {
    const gone = await upstream(() => undefined);
    await new Promise((resolve) => upstreams.pop()?.close(resolve));
    const app = await gateway({ uat: { upstream: gone }, identity: { plugin: identity } });
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${base}/api/uat/service-requests`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(await answer.json()).toMatchObject({
      code: 'service.unavailable',
      message: 'Serviciul nu răspunde momentan. Încercați din nou.',
    });
    expect((await fetch(`${base}/api/identity/session`)).status).toBe(200);
  });

  test('that cuts the connection of a read is asked again, by its next copy', async () => {
    let asked = 0;
    const address = await upstream((request, response) => {
      asked++;
      if (asked < 3) request.socket.destroy();
      else response.end('{}');
    });
    const app = await gateway({ uat: { upstream: address } });
    expect((await app.inject('/api/uat/x')).statusCode).toBe(200);
    expect(asked).toBe(3);
  });

  test('that cuts the connection in the middle of a write is not asked a second time', async () => {
    let asked = 0;
    const address = await upstream((request) => {
      asked++;
      request.socket.destroy();
    });
    const app = await gateway({ uat: { upstream: address } });
    const answer = await app.inject({ method: 'POST', url: '/api/uat/x', payload: {} });
    expect(answer.statusCode).toBe(503);
    expect(asked).toBe(1);
  });
});
