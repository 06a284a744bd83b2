import type { Flaggable } from '@psp/contracts/flags';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { addFlag } from '../../operating/flags/commands.ts';
import { flagStateOf } from '../../operating/flags/content.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { flaggedSolution } from './flagged.ts';
import { listed } from './listed.ts';

const readable = (id: string): Sql =>
  sql`solution s join organisation f on f.id = s.organisation_id where s.id = ${id} and ${listed}`;

/** Reads a solution of the marketplace as a member who may report it; null for one that is not listed. */
export const readFlaggableSolution = async (db: Db, actor: Actor, id: string): Promise<Flaggable | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Flaggable;
    }>`select json_build_object('id', s.id, 'title', s.title, 'author', f.name, 'text', s.description,
      'rating', null, 'page', '/marketplace/' || s.id, 'state', ${flagStateOf('solution_id', sql`s.id`, sql`s.organisation_id`, actor)}) as json
      from ${readable(id)}`,
  );
  return row?.json ?? null;
};

/**
 * Reports a solution of the marketplace to the association. Throws `not_found` for one that is not listed, `flag.own`, `flag.twice`,
 * `rate.limited`.
 */
export const flagSolution = async (
  write: Write<Actor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> => {
  const { db, actor } = write;
  // Locked, so that a decision taken meanwhile answers this report too, or is seen here.
  const solution = found(
    await oneRow(
      db,
      sql<{ id: string; title: string; firm: string }>`select s.id, s.title, s.organisation_id as firm
        from ${readable(id)} for share of s`,
    ),
  );
  if (solution.firm === actor.organisationId) throw new DomainError('flag.own');
  await addFlag(write, 'solution_id', { content: flaggedSolution(solution), reason });
};
