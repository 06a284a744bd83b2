import type { MikroORM } from '@mikro-orm/postgresql';
import { APPLICATIONS } from './content/applications.ts';
import { AUTHORITIES, VAMA } from './content/authorities.ts';
import { Rows } from './rows.ts';

/** Adds the entries of the registry of authorities that the demonstration refers to; the import brings the others. */
export function writeRegistry(rows: Rows): void {
  const named = [...AUTHORITIES, ...APPLICATIONS.flatMap((source) => (source.kind === 'uat' ? [source] : [])), VAMA];
  const bySiruta = new Map(named.map((source) => [source.siruta, source]));
  for (const { siruta, name, type, county } of bySiruta.values())
    if (siruta !== null) rows.add('authority', { siruta, name, type, county_code: county });
}

/**
 * Makes sure that a migrated database with the counties has a registry of authorities: where there is none, a database that
 * holds the demonstration gets the demonstration's. False when there is none still.
 */
export async function ensureRegistry(orm: MikroORM): Promise<boolean> {
  return orm.em.fork().transactional(async (em) => {
    const [found] = await em.execute<{ registry: boolean; demonstration: boolean }[]>(
      `select exists (select from authority) as registry,
        exists (select from account where email = 'primarie@demo.psp') as demonstration`,
    );
    if (found?.registry) return true;
    if (!found?.demonstration) return false;
    const rows = new Rows();
    writeRegistry(rows);
    await rows.insert(em);
    return true;
  });
}
