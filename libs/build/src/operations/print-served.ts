import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Service } from '@psp/bff-kit/service';
import fastify from 'fastify';
import { type Operations, operationsIn } from './operations.ts';

/* Prints the operations of services of a checkout, by service, as JSON: `node print-served.ts <root> <service> …`. Needs no database. */
const [root = '', ...projects] = process.argv.slice(2);

const ownModule = (path: string) => import(pathToFileURL(join(root, path)).href);
const { contextOf }: typeof import('@psp/bff-kit/context') = await ownModule('libs/bff-kit/src/context.ts');
const { readConfig }: typeof import('@psp/bff-kit/config') = await ownModule('libs/bff-kit/src/config.ts');
const { createOrm }: typeof import('@psp/domain/orm') = await ownModule('libs/domain/src/orm.ts');

const keys = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const config = readConfig({
  // Never connected to.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_PUBLIC_KEY: keys.publicKey,
  JWT_PRIVATE_KEY: keys.privateKey,
  FILES_URL: pathToFileURL(tmpdir()).href,
});
const context = await contextOf(config, await createOrm({ url: config.DATABASE_URL, poolSize: 1 }));
const served = await Promise.all(projects.map(async (project) => [project, await servedBy(project)] as const));
process.stdout.write(JSON.stringify(Object.fromEntries(served)), () => process.exit());

async function servedBy(project: string): Promise<Operations> {
  const services: Record<string, Service> = await ownModule(`services/${project}/src/app.ts`);
  const [service] = Object.values(services);
  if (!service) throw new Error(`services/${project}/src/app.ts exports no service`);
  // Loading the many files of the plugins can take long on a busy machine.
  const app = fastify({ pluginTimeout: 120_000 });
  const prefix = `/api/${project.replace('bff-', '')}`;
  await app.register(async (scope) => void (await scope.register(service, { ...context, prefix })));
  return operationsIn((await app.inject(`${prefix}/openapi.json`)).json());
}
