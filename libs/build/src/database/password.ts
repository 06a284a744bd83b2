import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the password of the database. Creates it at random the first time, in a file that only its owner can read. */
export function password(folder: string): string {
  const file = join(folder, 'postgres-password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
