import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FileStore } from '../operating/files/store.ts';
import { within } from '../read-db.ts';
import { readHolidays } from '../communicating/tickets/due.ts';
import { storePictures } from './community-pictures.ts';
import { isDemonstration, isInUse, readWorld } from './existing-world.ts';
import { PARTS, type Part } from './parts.ts';
import type { SeededTable } from './rows.ts';
import { lacksContact, writeContact } from './site-content.ts';

interface Moment {
  now: Date;
  /** Where the pictures are kept that the parts show. */
  files: FileStore;
}

/** Why a demonstration is left without what it lacks: somebody works in it who is not invented, or not all of it is as it was. */
export type Hindrance = 'in_use' | 'changed';

export interface Completion {
  /** Tables that were filled. */
  filled: string[];
  hindrance: Hindrance | null;
}

/**
 * Brings to a demonstration that an older release made what this release shows besides, dated around `now`: each part whose
 * tables are empty, in a transaction of its own. One that lacks something but is in use or was changed stays as it is, and so
 * does, without a word, a database that was never a demonstration.
 */
export async function completeDemonstration(orm: MikroORM, moment: Moment): Promise<Completion> {
  const filled: string[] = [];
  for (const part of PARTS) {
    const outcome = await orm.em.fork().transactional((em) => complete(em, part, moment));
    if (outcome === 'filled') filled.push(...part.tables);
    else if (outcome !== 'complete') return { filled, hindrance: outcome };
  }
  return { filled, hindrance: null };
}

/* Two starts at once would each find the tables empty. */
const ALONE = `select pg_advisory_xact_lock(hashtext('demonstration'))`;

async function complete(
  em: EntityManager,
  part: Part,
  { now, files }: Moment,
): Promise<'filled' | 'complete' | Hindrance> {
  await em.execute(ALONE);
  if (!(await isEmpty(em, part.tables)) || !(await isDemonstration(em))) return 'complete';
  if (await isInUse(em)) return 'in_use';
  const world = await readWorld(em, now);
  if (!world) return 'changed';
  await storePictures(files, part.write(world, await readHolidays(within(em))));
  await world.rows.insert(em);
  await part.settle?.(em);
  // An administrator from before there was a second step signs in as the README says, while the portal listens on loopback.
  await em.execute('update account set two_factor_optional = true where id = ?', [world.admin.accountId]);
  if (await lacksContact(em)) await writeContact(em, now);
  return 'filled';
}

async function isEmpty(em: EntityManager, tables: readonly SeededTable[]): Promise<boolean> {
  const [row] = await em.execute<{ filled: boolean }[]>(
    `select ${tables.map((table) => `exists (select from ${table})`).join(' or ')} as filled`,
  );
  return row?.filled === false;
}
