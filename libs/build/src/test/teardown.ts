import { endings } from './temporary-files.ts';

/** Jest's global teardown: stops everything that the setup has started, such as PostgreSQL, and removes its files. */
export default async function teardown(): Promise<void> {
  for (const end of endings.values()) await end();
}
