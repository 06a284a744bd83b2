import type { SendReport } from '@psp/contracts/library-opinions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { isFavouriteOf, keepFavourite } from '../opinions/favourites.ts';
import { ownReports, sendReport } from '../opinions/reports.ts';
import { ACT } from '../opinions/subject.ts';
import { isReadableBy } from '../passages/readable.ts';

/* Throws `not_found` for an act that the actor may not read. */
const readable = async ({ db, actor }: Write<Actor>, id: string): Promise<{ title: string; edition: number }> =>
  found(
    await oneRow(
      db,
      sql<{ title: string; edition: number }>`select a.number || ' ' || a.title as title, e.number as edition
        from legal_act a join legal_edition e on e.id = a.current_id where a.id = ${id} and ${isReadableBy(actor, 'a')}`,
    ),
  );

/** Adds an act to the actor's favourites, or removes it; does nothing if it is so already. Throws `not_found`. */
export const setActFavourite = async (
  write: Write<Actor>,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): Promise<void> => {
  await readable(write, id);
  await keepFavourite(write, ACT, { id, isFavourite });
};

/** Reports an error in an act to the association. Throws `not_found`, and `rate.limited` where the actor reported too many. */
export const reportActError = async (write: Write<Actor>, { id, text }: SendReport & { id: string }): Promise<void> =>
  sendReport(write, ACT, { id, ...(await readable(write, id)) }, text);

/** Reads what the actor has to do with an act, as JSON text (`actOpinions`); the text `null` for one that they may not read. */
export const readActOpinions = (db: Db, actor: Actor, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('isFavourite', ${isFavouriteOf(actor, ACT, sql`a.id`)},
      'reports', ${ownReports(actor, ACT, sql`a.id`)})::text as json
      from legal_act a where a.id = ${id} and ${isReadableBy(actor, 'a')}`,
  );
