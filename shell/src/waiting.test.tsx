import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { rememberSignedIn } from '@psp/auth/session/memory';
import { CONTRACT_VERSION } from '@psp/remote/contract';
import { createQueryClient } from '@psp/remote/query';
import { session } from '@psp/remote/testing/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { accountQuery } from './account/queries.ts';
import { AREAS, remoteNameOf } from './loader/areas.ts';
import { LoaderProvider } from './loader/context.ts';
import { createRemoteLoader } from './loader/remote-loader.ts';
import { createPortalRouter } from './router.tsx';

const never = () => new Promise<never>(() => {});
const loader = createRemoteLoader({
  ...{
    fetchJson: never,
    loadModule: never,
    host: { offered: {}, satisfies: () => true },
    wait: never,
    random: () => 0.5,
  },
});

beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ status: 'loading', ended: false, account: null, organisation: null, kind: null, role: null });
  /* Jest's fake timers do not control the browser's own clock. */
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Leaves all calls unanswered until they are aborted. */
function answerNothing(): void {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
}

function open(address: string, remotes = loader) {
  window.history.replaceState(null, '', address);
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <LoaderProvider value={remotes}>
        <RouterProvider router={createPortalRouter(remotes, client)} />
      </LoaderProvider>
    </QueryClientProvider>,
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(['/cont', '/uat/dashboard'])(
  'when no service answers at %s, the menu appears soon, and an error with a retry within 12 seconds',
  async (address) => {
    answerNothing();
    open(address);
    await pass(3_000);
    expect(screen.getByText('Se încarcă portalul…')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meniu', hidden: true })).toBeTruthy();
    await pass(8_500);
    expect(screen.getByRole('heading', { level: 1, name: 'Nu am putut încărca pagina' })).toBeTruthy();
    expect(screen.getByText('Portalul nu a răspuns la timp. Încercați din nou.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meniu', hidden: true })).toBeTruthy();
    expect(screen.queryByText('Se încarcă portalul…')).toBeNull();
  },
);

const json = (status: number, body: string) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
const after = (ms: number, answer: () => Response) =>
  new Promise<Response>((resolve) => void setTimeout(() => resolve(answer()), ms));

/** Ways in which a service can hang. */
const HANGS: Record<string, (path: string) => Promise<Response>> = {
  'never answers': never,
  'begins an answer and does not end it': async () => Object.assign(json(200, ''), { text: never }),
  'refuses, and the session is not renewed': (path) =>
    path.endsWith('/token') ? never() : Promise.resolve(json(401, '{"code":"auth.required","message":""}')),
  'is given up by the gateway': () => after(8_000, () => json(503, '{"code":"service.unavailable","message":""}')),
};

test.each(Object.entries(HANGS))(
  'a service that %s is called once, and the call fails within 12 seconds',
  async (_, hang) => {
    let calls = 0;
    rememberSignedIn(true);
    globalThis.fetch = (input) => {
      calls += String(input).endsWith('/user') ? 1 : 0;
      return hang(String(input));
    };
    const failed = createQueryClient()
      .fetchQuery(accountQuery())
      .catch((error: unknown) => error);
    await pass(12_000);
    expect(await Promise.race([failed, null])).toMatchObject({ status: expect.any(Number), name: 'ApiError' });
    expect(calls).toBe(1);
  },
);

test('a query that fails at once is retried, and rejects when it keeps failing', async () => {
  let calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    return json(503, '{"code":"service.unavailable","message":"Nu răspunde."}');
  };
  const failed = createQueryClient()
    .fetchQuery(accountQuery())
    .catch((error: unknown) => error);
  await pass(2_000);
  expect(await Promise.race([failed, null])).toMatchObject({ message: 'Nu răspunde.' });
  expect(calls).toBe(3);
});

test('an area whose remote is slow shows a loading screen and then opens by itself', async () => {
  globalThis.fetch = async () => json(200, JSON.stringify({ session }));
  const Projects = () => <h1>Proiecte</h1>;
  const remote = {
    ...{ contract: CONTRACT_VERSION, version: '1', navigation: [] },
    routes: [{ path: 'projects', element: <Projects /> }],
  };
  const entry = { version: '1', manifest: '/m.json', contract: CONTRACT_VERSION };
  const late = createRemoteLoader({
    fetchJson: async (url) =>
      url === '/registry.json' ? { remotes: { mfe_uat: entry } } : { portal: { contract: CONTRACT_VERSION, uses: {} } },
    loadModule: () => new Promise((resolve) => void setTimeout(() => resolve(remote), 5_000)),
    ...{ host: { offered: {}, satisfies: () => true }, wait: never, random: () => 0.5 },
  });
  open('/uat/projects', late);
  await pass(3_000);
  expect(screen.getByText('Se încarcă zona…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Meniu', hidden: true })).toBeTruthy();
  await pass(3_000);
  expect(screen.getByRole('heading', { level: 1, name: 'Proiecte' })).toBeTruthy();
  cleanup();
  open('/uat/nu-exista', late);
  await pass(1_000);
  expect(screen.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeTruthy();
});

const ENTRY = { version: '1', manifest: '/m.json', contract: CONTRACT_VERSION };
const REMOTES = Object.fromEntries(AREAS.map((area) => [remoteNameOf(area), ENTRY]));
const Crashing = (): never => {
  throw new Error('boom');
};

test.each([
  ['uat', '/uat/projects', 'unavailable', 'Zona autorităților nu este disponibilă momentan'],
  ['firma', '/firma/projects', 'incompatible', 'Zona partenerilor se actualizează'],
  ['admin', '/admin/users', 'unavailable', 'Zona asociației nu este disponibilă momentan'],
  ['uat', '/parteneri', 'unavailable', 'Zona publică nu este disponibilă momentan'],
  ['uat', '/uat/projects', 'crashed', 'A apărut o eroare în zona autorităților'],
] as const)(
  '%s at %s: an area that is %s is named in the heading and the document title',
  async (kind, address, fault, title) => {
    // React and the router print what a page throws.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const organisation = session.organisation && { ...session.organisation, kind };
    globalThis.fetch = async () => json(200, JSON.stringify({ session: { ...session, organisation } }));
    const crashing = { path: 'projects', element: <Crashing /> };
    const remotes = createRemoteLoader({
      fetchJson: async (url) =>
        url === '/registry.json'
          ? { remotes: REMOTES }
          : { portal: { contract: fault === 'incompatible' ? 1 : CONTRACT_VERSION, uses: {} } },
      loadModule: async () => {
        if (fault !== 'crashed') throw new Error('down');
        return { contract: CONTRACT_VERSION, version: '1', navigation: [], routes: [crashing] };
      },
      ...{ host: { offered: {}, satisfies: () => true }, wait: async () => {}, random: () => 0.5 },
    });
    open(address, remotes);
    await pass(10_000);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toContain(title);
  },
);
