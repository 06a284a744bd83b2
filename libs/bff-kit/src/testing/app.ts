import { generateKeyPairSync } from 'node:crypto';
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
import { serverOptions } from '../server.ts';
import type { ServiceContext } from '../context.ts';
import { mounted, type Service } from '../service.ts';
import { expectExactAnswers } from './exact-answers.ts';
import { measureHolds } from './loop-holds.ts';
import { type Person, type StoredPerson, storePerson } from './people.ts';

export const ORIGIN = 'http://portal.test';

/** Requests of one caller, from the portal's own pages. Paths start after `/api/<area>`. */
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
  /** What changes a cached answer; undefined where none may be cached. */
  topics: readonly string[] | undefined;
  /** Schema of its query; undefined where it takes none. */
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
  /** Stores a person with a live session and returns their requests. */
  as(person: Person): Promise<Caller & StoredPerson>;
  close(): Promise<void>;
}

interface Options {
  orm: MikroORM;
  area?: string;
  /** Further services of the same portal, by area. */
  beside?: Record<string, Service>;
  /** What the test's portal has otherwise than a local one without a mail server. */
  context?: Partial<
    Pick<ServiceContext, 'isLocal' | 'keepsMail' | 'pushKey' | 'files' | 'releasesDir' | 'publicOrigin'>
  >;
}

/** Starts a service as it runs in production, on the given database, to be called without a network. */
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
    await app.register(mounted(one, name, portal));
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
