import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { isPublic } from '../../publishing/articles/fields.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { isFavouriteOf, keepFavourite } from './favourites.ts';
import { ARTICLE } from './subject.ts';

/** Adds a published article to the actor's favourites, or removes it; does nothing if it is so already. Throws `not_found`. */
export const setArticleFavourite = async (
  write: Write<Actor>,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): Promise<void> => {
  found(await oneRow(write.db, sql`select from article a where a.id = ${id} and ${isPublic}`));
  await keepFavourite(write, ARTICLE, { id, isFavourite });
};

/** Reads whether an article is a favourite of the actor, as JSON text (`favourite`); the text `null` for one that is not published. */
export const readArticleFavourite = (db: Db, actor: Actor, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('isFavourite', ${isFavouriteOf(actor, ARTICLE, sql`a.id`)})::text as json
      from article a where a.id = ${id} and ${isPublic}`,
  );
