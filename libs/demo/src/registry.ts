import { keepAuthorities } from '@psp/domain/joining/authorities/keep-authorities';
import type { Db } from '@psp/domain/read-db';
import { APPLICATIONS } from './content/applications.ts';
import { AUTHORITIES, VAMA } from './content/authorities.ts';

/** Adds the entries of the registry of authorities that the demonstration refers to; the import brings, or brought, the others. */
export async function writeRegistry(db: Db): Promise<void> {
  const named = [...AUTHORITIES, ...APPLICATIONS.flatMap((source) => (source.kind === 'uat' ? [source] : [])), VAMA];
  const bySiruta = new Map(
    named.flatMap(({ siruta, name, type, county }) =>
      siruta === null || type === 'adi' ? [] : [[siruta, { siruta, name, type, countyCode: county }] as const],
    ),
  );
  await keepAuthorities(db, [...bySiruta.values()]);
}
