import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Access } from '@psp/contracts/access';
import { ACCESS_COOKIE } from '@psp/auth/server/cookies';
import { type AuthKeys, createTokens, type Tokens } from '@psp/auth/server/tokens';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { z } from 'zod';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createLoopWatch, watchRequests } from '../loop-watch.ts';
import { serverOptions } from '../server.ts';
import type { ServiceContext } from '../context.ts';
import { mountService, type Service } from '../service.ts';
import { expectExactAnswers } from './exact-answers.ts';
import { type Person, type StoredPerson, storePerson } from './people.ts';

export const ORIGIN = 'http://portal.test';

/** Sends requests of one caller as the portal's own pages do. Paths start after `/api/<area>`. */
export interface Caller {
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  put(path: string, body?: object): Promise<LightMyRequestResponse>;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

export interface Route {
  method: string;
  path: string;
  access: Access | undefined;
  act: string | undefined;
  /** Topics that invalidate a cached response; undefined when it may not be cached. */
  topics: readonly string[] | undefined;
  /** Schema of its query; undefined when it takes none. */
  query: z.ZodType | undefined;
}

export interface TestApp {
  app: FastifyInstance;
  orm: MikroORM;
  keys: Required<AuthKeys>;
  tokens: Tokens;
  files: FileStore;
  routes: Route[];
  anonymous: Caller;
  /** Stores a user with a live session and returns their caller. */
  as(person: Person): Promise<Caller & StoredPerson>;
  close(): Promise<void>;
}

interface Options {
  orm: MikroORM;
  area?: string;
  /** Further services of the same portal, by area. */
  beside?: Record<string, Service>;
  /** Differences from a local portal without mail server. */
  context?: Partial<
    Pick<
      ServiceContext,
      'orm' | 'isLocal' | 'keepsMail' | 'pushKey' | 'isGenerating' | 'files' | 'releasesDir' | 'publicOrigin'
    >
  >;
}

/** Starts a service on the given database as in production, to be called by `inject` without a network. */
export async function createTestApp(
  service: Service,
  { orm, area = 'test', beside = {}, context }: Options,
): Promise<TestApp> {
  const keys = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const tokens = await createTokens(keys);
  const app = fastify(serverOptions({ LOG_LEVEL: 'silent', TRUST_PROXY: undefined }));
  measureHolds(app);
  expectExactAnswers(app);
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, path, config, schema }) => {
    const query = schema?.querystring instanceof z.ZodType ? schema.querystring : undefined;
    const { access, act, topics } = config ?? {};
    const route = { path: path.replace(`/api/${area}`, ''), access, act, topics, query };
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, ...route });
  });
  const folder = await mkdtemp(join(tmpdir(), 'psp-files-'));
  const files = await openFileStore(pathToFileURL(folder).href);
  const own = { orm, auth: keys, publicOrigin: ORIGIN, files, releasesDir: join(folder, 'releases') };
  const portal = { ...own, isLocal: true, keepsMail: true, ...context };
  for (const [name, one] of Object.entries({ [area]: service, ...beside }))
    await app.register(mountService(one, name, portal));
  await app.ready();
  const caller = (cookie?: string) => callerOf(app, `/api/${area}`, cookie);
  return {
    app,
    orm,
    keys,
    tokens,
    files,
    routes,
    anonymous: caller(),
    as: async (person) => {
      const stored = await storePerson(orm, person);
      const token = tokens.sign({ sub: stored.actor.accountId, sid: stored.sessionId });
      return { ...stored, ...caller(`${ACCESS_COOKIE}=${token}`) };
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function callerOf(app: FastifyInstance, prefix: string, cookie: string | undefined): Caller {
  const own = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) };
  const call: Caller['call'] = (method, path, body, headers = {}) =>
    app.inject({ method, url: prefix + path, headers: { ...own, ...headers }, ...(body ? { payload: body } : {}) });
  return {
    call,
    get: (path) => call('GET', path),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    put: (path, body = {}) => call('PUT', path, body),
  };
}

/** Short, so that consecutive operations are measured separately. */
const LOOP_INTERVAL_MS = 2;

/**
 * Measures how long the operations of a test app block the event loop. When the app closes, the longest time of each operation is
 * appended to the file named by `TEST_LOOP_HOLDS`, which the test run collects.
 */
function measureHolds(app: FastifyInstance): void {
  const file = process.env.TEST_LOOP_HOLDS;
  if (!file) return;
  const longest = new Map<string, number>();
  const watch = createLoopWatch(LOOP_INTERVAL_MS, (heldMs, operations) => {
    for (const operation of operations) longest.set(operation, Math.max(heldMs, longest.get(operation) ?? 0));
  });
  watchRequests(app, watch);
  app.addHook('onClose', async () => {
    const lines = [...longest].map(([operation, heldMs]) => `${JSON.stringify({ operation, heldMs })}\n`);
    appendFileSync(file, lines.join(''));
  });
}
