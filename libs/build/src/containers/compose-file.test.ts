import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { environment as serviceEnvironment, readConfig } from '@psp/bff-kit/config';
import { environment as workerEnvironment, readWorkerConfig } from '@psp/worker/config';
import { passwordName, SERVICES } from '@psp/domain/operating/roles/names';
import { parse } from 'yaml';
import { workspaceRoot } from '../workspace.ts';

interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  build?: { args: { SERVICE: string } };
  healthcheck?: { test: string[] };
  deploy: { mode?: string; update_config?: { order: string }; resources: { limits: { cpus: string; memory: string } } };
  read_only?: boolean;
  tmpfs?: string[];
  volumes?: (string | { type: string; target: string })[];
}

const required = {
  POSTGRES_PASSWORD: 'secret',
  ...Object.fromEntries(SERVICES.map((service) => [passwordName(service), 'secret'])),
  FILES_PASSWORD: 'secret',
  JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\nx',
  JWT_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nx',
};
const { services } = readComposeFile(required);
/** Services that run our code until they are stopped. */
const own = Object.entries(services).filter(([, { build }]) => build);
/** Variables that the S3 client reads itself. */
const isForStorage = /^AWS_/;

/** Reads docker-compose.yml and replaces `${NAME:-default}` and `${NAME:?}` by variables, as Compose and Swarm do. */
function readComposeFile(variables: Record<string, string>): { services: Record<string, ComposeService> } {
  const text = readFileSync(join(workspaceRoot, 'docker-compose.yml'), 'utf8');
  const fill = (_match: string, name: string, sign: string, rest = ''): string => {
    if (sign === '?' && !variables[name]) throw new Error(`${name} is required`);
    return variables[name] ?? rest;
  };
  const filled = (value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, fill) : value;
  return parse(text, (_key, value) => filled(value), { merge: true });
}

test('the file contains every service of the portal', () => {
  expect(own.map(([name]) => name)).toEqual([
    'identity',
    'bff-public',
    'bff-uat',
    'bff-firma',
    'bff-admin',
    'worker',
    'gateway',
  ]);
});

test.each(own)('%s has its own image and only variables that it reads, and starts with them', (name, service) => {
  expect([service.build?.args.SERVICE, service.image]).toEqual([name, `portal-psp-${name}:latest`]);
  expect(existsSync(join(workspaceRoot, 'services', name, 'src/main.ts'))).toBe(true);
  const { environment = {} } = service;
  const [read, schema] = name === 'worker' ? [readWorkerConfig, workerEnvironment] : [readConfig, serviceEnvironment];
  const known = Object.keys(schema.shape);
  expect(Object.keys(environment).filter((key) => !known.includes(key) && !isForStorage.test(key))).toEqual([]);
  expect(() => read(environment)).not.toThrow();
});

/* Settings that the file fixes: the port of metrics, and how long a stopped copy may finish its requests. */
const fixed = ['METRICS_PORT', 'DRAIN_MS'];

test('every setting in services/README.md is passed on or fixed by the file', () => {
  const [, table = ''] = readFileSync(join(workspaceRoot, 'services/README.md'), 'utf8').split('| setting | meaning |');
  const rows = table.split('\n\n')[0]?.split('\n') ?? [];
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  expect(named).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'POOL_SIZE', 'LOCAL_REMOTES', 'VAPID_PRIVATE_KEY']));
  const text = readFileSync(join(workspaceRoot, 'docker-compose.yml'), 'utf8');
  expect(named.filter((name) => !text.includes(`\${${name}:`))).toEqual(fixed);
});

test('a variable reaches the services that read it, and an empty one counts as missing', () => {
  const read = (variables: Record<string, string>) => {
    const { gateway, 'bff-uat': uat } = readComposeFile({ ...required, ...variables }).services;
    return [gateway, uat].map((service) => readConfig(service?.environment));
  };
  const set = { POOL_SIZE: '5', LOCAL_REMOTES: 'true', RENDER_LIMIT_MS: '200' };
  const passed = { POOL_SIZE: 5, LOCAL_REMOTES: true, RENDER_LIMIT_MS: 200 };
  expect(read(set)).toMatchObject([passed, { POOL_SIZE: 5, LOCAL_REMOTES: false }]);
  expect(read({})).toMatchObject([{ POOL_SIZE: 8, LOCAL_REMOTES: false }, { POOL_SIZE: 8 }]);
});

test.each(own.filter(([name]) => name !== 'gateway'))(
  '%s reads and writes files in the storage, not on its own disk',
  (_name, service) => {
    expect(service.environment).toMatchObject({
      FILES_URL: 's3://portal?endpoint=http://storage:8333',
      AWS_SECRET_ACCESS_KEY: 'secret',
    });
  },
);

test.each(own)(
  '%s is replaced after its next copy has started, and serves metrics to other containers',
  (_name, service) => {
    expect(service.deploy.update_config?.order).toBe('start-first');
    expect(service.environment).toMatchObject({ METRICS_PORT: '9090', HOST: '0.0.0.0' });
  },
);

test.each(own)('%s can write only to /tmp, also on a swarm, which ignores `tmpfs`', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    volumes: expect.arrayContaining([{ type: 'tmpfs', target: '/tmp' }]),
  });
  expect(service.tmpfs).toBeUndefined();
});

test.each(Object.entries(services))(
  '%s has resource limits, and a health check unless it ends by itself',
  (_name, service) => {
    expect(service.deploy.resources.limits).toEqual({
      cpus: expect.any(String),
      memory: expect.stringMatching(/^\d+[MG]$/),
    });
    expect(Boolean(service.healthcheck)).toBe(service.deploy.mode !== 'replicated-job');
  },
);

test('the gateway and bff-public read the releases that prepare publishes, from a volume that is read-only to them', () => {
  expect(services['prepare']?.image).toBe(services['gateway']?.image);
  expect(services['prepare']?.volumes).toContain('releases:/portal/releases');
  for (const name of ['gateway', 'bff-public'])
    expect(services[name]?.volumes).toContain('releases:/portal/releases:ro');
});

test.each(Object.keys(required))('the stack does not start without %s', (name) => {
  expect(() => readComposeFile({ ...required, [name]: '' })).toThrow(`${name} is required`);
});
