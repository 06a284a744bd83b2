import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateDatabase } from './location.ts';
import { password } from './password.ts';

const PORT_LINE = 3;

/** Returns the connection string of the embedded database that runs in the folder, or undefined before it accepts connections. */
export function runningDatabaseUrl(folder: string): string | undefined {
  const file = join(locateDatabase(folder).data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8').split('\n')[PORT_LINE]);
  return port > 0 ? `postgres://portal:${password(folder)}@127.0.0.1:${port}/portal` : undefined;
}
