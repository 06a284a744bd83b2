import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { passwordName, SERVICES as ROLES } from '@psp/domain/operating/roles/names';
import { signingKeys } from '../start/keys.ts';
import { freePort } from '../start/ports.ts';

/** Our services in docker-compose.yml; the gateway is last, since it calls the others. */
export const SERVICES = ['identity', 'bff-public', 'bff-uat', 'bff-firma', 'bff-admin', 'worker', 'gateway'];

/** Files of the stack, relative to the root. */
export const COMPOSE_FILES = ['docker-compose.yml', 'libs/build/containers/test.yml'];

/** User id in the images, the owner of the releases folder. */
const NODE_USER = 1000;

export interface Settings {
  /** Name of the project or stack, unique to this run. */
  name: string;
  url: string;
  releasesDir: string;
  /** Temporary folder of the run. */
  folder: string;
  /** Variables of COMPOSE_FILES. */
  env: Record<string, string>;
}

/** Creates the settings of a new stack: fresh secrets, a free port, a releases folder. */
export async function createSettings(): Promise<Settings> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-containers-'));
  chmodSync(folder, 0o755);
  const releasesDir = mkdtempSync(join(folder, 'releases-'));
  if (process.getuid?.() === 0) chownSync(releasesDir, NODE_USER, NODE_USER);
  chmodSync(releasesDir, 0o777);
  const { publicKey, privateKey } = signingKeys(folder);
  const port = String(await freePort());
  const name = `portal-test-${process.pid}`;
  const url = `http://localhost:${port}`;
  const env = {
    COMPOSE_PROJECT_NAME: name,
    COMPOSE_FILE: COMPOSE_FILES.join(':'),
    POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
    ...Object.fromEntries(ROLES.map((service) => [passwordName(service), randomBytes(12).toString('hex')])),
    FILES_PASSWORD: randomBytes(12).toString('hex'),
    JWT_PUBLIC_KEY: publicKey,
    JWT_PRIVATE_KEY: privateKey,
    PUBLIC_ORIGIN: url,
    PORT: port,
    RELEASES: releasesDir,
  };
  return { name, url, releasesDir, folder, env };
}
