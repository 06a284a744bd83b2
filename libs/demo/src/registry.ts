import { insertRows } from '@psp/domain/operating/taxonomies/insert-rows';
import type { Db } from '@psp/domain/read-db';
import { sql } from 'kysely';
import { APPLICATIONS } from './content/applications.ts';
import { AUTHORITIES, VAMA } from './content/authorities.ts';

/** Adds the entries of the registry of authorities that the demonstration refers to; the import brings, or brought, the others. */
export async function writeRegistry(db: Db): Promise<void> {
  const named = [...AUTHORITIES, ...APPLICATIONS.flatMap((source) => (source.kind === 'uat' ? [source] : [])), VAMA];
  const bySiruta = new Map(named.map((source) => [source.siruta, source]));
  const rows = [...bySiruta.values()].flatMap(({ siruta, name, type, county }) =>
    siruta === null ? [] : [{ siruta, name, type, county_code: county }],
  );
  await insertRows(db, 'authority', rows, sql`on conflict (siruta) do nothing`);
}
