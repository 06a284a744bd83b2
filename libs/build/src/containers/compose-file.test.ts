import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { environment as serviceEnvironment, readConfig } from '@psp/bff-kit/config';
import { environment as workerEnvironment, readWorkerConfig } from '@psp/worker/config';
import { parse } from 'yaml';
import { workspaceRoot } from '../workspace.ts';

interface ComposeService {
  command?: string[];
  environment?: Record<string, string>;
}

const required = {
  POSTGRES_PASSWORD: 'secret',
  FILES_PASSWORD: 'secret',
  JWT_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\nx',
  JWT_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\nx',
};
const { services } = readComposeFile(required);
const main = /^services\/([\w-]+)\/src\/main\.ts$/;
/** What runs code of ours until it is stopped, by name. */
const own = Object.entries(services).filter(([, { command = [] }]) => main.test(command[1] ?? ''));
/** Read by the client of S3 itself. */
const ofStorage = /^AWS_/;

/** docker-compose.yml with these variables in place of `${NAME:-default}` and `${NAME:?}`, as Compose and Swarm fill them in. */
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

test('every service of the portal is there', () => {
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

test.each(own)(
  '%s runs its own code with variables that it reads, and starts with them',
  (name, { command, environment = {} }) => {
    expect(main.exec(command?.[1] ?? '')?.[1]).toBe(name);
    const [read, schema] = name === 'worker' ? [readWorkerConfig, workerEnvironment] : [readConfig, serviceEnvironment];
    const known = Object.keys(schema.shape);
    expect(Object.keys(environment).filter((key) => !known.includes(key) && !ofStorage.test(key))).toEqual([]);
    expect(() => read(environment)).not.toThrow();
  },
);

test.each(Object.keys(required))('without %s nothing starts', (name) => {
  expect(() => readComposeFile({ ...required, [name]: '' })).toThrow(`${name} is required`);
});
