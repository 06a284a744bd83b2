import { endings } from './database-setup.ts';

/** Jest's global tear-down: ends the throw-away PostgreSQL and removes its files. */
export default async function teardown(): Promise<void> {
  for (const end of endings.values()) await end();
}
