import { endings } from './temporary-files.ts';

/** Jest's global tear-down: ends what the set-up began, the throw-away PostgreSQL among it, and removes its files. */
export default async function teardown(): Promise<void> {
  for (const end of endings.values()) await end();
}
