import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FileStore } from '../files/store.ts';
import { within } from '../read-db.ts';
import { readHolidays } from '../tickets/due.ts';
import { storePictures } from './community-pictures.ts';
import { isInUse, readWorld } from './existing-world.ts';
import { PARTS, type Part } from './parts.ts';
import type { SeededTable } from './rows.ts';
import { lacksContact, writeContact } from './site-content.ts';

interface Moment {
  now: Date;
  /** Where the pictures are kept that the parts show. */
  files: FileStore;
}

/**
 * Brings to a demonstration that an older release made what this release shows besides, dated around `now`: each part whose
 * tables are empty, in a transaction of its own. Leaves every other database alone: one that lacks an organisation of the
 * demonstration, and one in which somebody works who is not invented. Returns the tables that were filled.
 */
export async function completeDemonstration(orm: MikroORM, moment: Moment): Promise<string[]> {
  const filled: string[] = [];
  for (const part of PARTS)
    if (await orm.em.fork().transactional((em) => complete(em, part, moment))) filled.push(...part.tables);
  return filled;
}

/* Two starts at once would each find the tables empty. */
const ALONE = `select pg_advisory_xact_lock(hashtext('demonstration'))`;

async function complete(em: EntityManager, part: Part, { now, files }: Moment): Promise<boolean> {
  await em.execute(ALONE);
  if (!(await isEmpty(em, part.tables)) || (await isInUse(em))) return false;
  const world = await readWorld(em, now);
  if (!world) return false;
  await storePictures(files, part.write(world, await readHolidays(within(em))));
  await world.rows.insert(em);
  await part.settle?.(em);
  if (await lacksContact(em)) await writeContact(em, now);
  return true;
}

async function isEmpty(em: EntityManager, tables: readonly SeededTable[]): Promise<boolean> {
  const [row] = await em.execute<{ filled: boolean }[]>(
    `select ${tables.map((table) => `exists (select from ${table})`).join(' or ')} as filled`,
  );
  return row?.filled === false;
}
