import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { CPV_GOODS } from './cpv/goods.ts';
import { CPV_SERVICES } from './cpv/services.ts';
import { CPV_WORKS } from './cpv/works.ts';
import { insertRows } from './insert-rows.ts';

/** Inserts the initial CPV codes; existing names are kept. Idempotent. */
export const seedCpvCodes = async (db: Db): Promise<void> => {
  const codes = Object.entries({ ...CPV_GOODS, ...CPV_WORKS, ...CPV_SERVICES }).map(([code, name]) => ({ code, name }));
  await insertRows(db, 'cpv_code', codes, sql`on conflict do nothing`);
};
