import { APPLICATIONS } from './content/applications.ts';
import { AUTHORITIES, VAMA } from './content/authorities.ts';
import type { Rows } from './rows.ts';

/** Adds the entries of the registry of authorities that the demonstration refers to; the import brings the others. */
export function writeRegistry(rows: Rows): void {
  const named = [...AUTHORITIES, ...APPLICATIONS.flatMap((source) => (source.kind === 'uat' ? [source] : [])), VAMA];
  const bySiruta = new Map(named.map((source) => [source.siruta, source]));
  for (const { siruta, name, type, county } of bySiruta.values())
    if (siruta !== null) rows.add('authority', { siruta, name, type, county_code: county });
}
