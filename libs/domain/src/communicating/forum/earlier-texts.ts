import type { PostTexts } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { wordsOf } from '../../operating/rich-text/text.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { readableCategories } from './readable.ts';

/* Earlier texts that are compared; those before them are left out. */
const MOST = 20;

interface Row {
  body: string;
  earlier: { body: string; until: string }[];
}

/**
 * The texts of a changed post before its changes, and the present one. Null for a post that was never changed or that the actor may not
 * read: of removed ones only the association reads them, which decides on them.
 */
export const readPostTexts = async (db: Db, actor: Actor, id: string): Promise<PostTexts | null> => {
  const row = await oneRow(
    db,
    sql<Row>`select p.body, (select json_agg(json_build_object('body', e.body, 'until', e.until_at) order by e.number)
        from (select * from forum_post_text where post_id = p.id order by number desc limit ${sql.lit(MOST)}) e) as earlier
      from forum_post p join forum_topic t on t.id = p.topic_id
      where p.id = ${id} and p.edits > 0 and t.category = any (${readableCategories(actor)})
        and (p.status = 'published' and t.status in ('open', 'locked') or p.status = 'pending' and p.account_id = ${actor.accountId}
          or ${actor.kind === 'admin'}::boolean and p.status <> 'deleted')`,
  );
  return (
    row && {
      earlier: row.earlier.map(({ body, until }) => ({ text: wordsOf(body), until })),
      text: wordsOf(row.body),
    }
  );
};
