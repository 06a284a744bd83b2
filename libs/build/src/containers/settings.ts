import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { signingKeys } from '../start/keys.ts';
import { freePort } from '../start/ports.ts';

/** Of the services that docker-compose.yml runs, those that are ours; the gateway last, since it asks the others. */
export const SERVICES = ['identity', 'bff-public', 'bff-uat', 'bff-firma', 'bff-admin', 'worker', 'gateway'];

/** What the stack is made of, under the root. */
export const COMPOSE_FILES = ['docker-compose.yml', 'libs/build/containers/test.yml'];

/** User of the images, to whom the folder of releases belongs. */
const NODE_USER = 1000;

export interface Settings {
  /** Name of the project or stack, of this run alone. */
  name: string;
  url: string;
  releasesDir: string;
  /** Holds what the run leaves on the disk. */
  folder: string;
  /** What COMPOSE_FILES are filled with. */
  env: Record<string, string>;
}

/** Settings of a stack of its own: fresh secrets, a free port, a folder for the releases. */
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
    FILES_PASSWORD: randomBytes(12).toString('hex'),
    JWT_PUBLIC_KEY: publicKey,
    JWT_PRIVATE_KEY: privateKey,
    PUBLIC_ORIGIN: url,
    PORT: port,
    RELEASES: releasesDir,
  };
  return { name, url, releasesDir, folder, env };
}
