import type { FilterWords, WordPreview } from '@psp/contracts/forum-moderation';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

/* Whole words, in any case and with or without diacritics. The word has letters, digits and spaces alone: see `folded`. */
const hasWord = (text: Sql, word: Sql): Sql => sql`${text} ~ ('\\m' || ${word} || '\\M')`;

/* Anything else is removed, so that a word is never read as a regular expression. */
const folded = (word: string): Sql =>
  sql`(select trim(regexp_replace(search_fold(${word}), '[^[:alnum:]]+', ' ', 'g')))`;

/** Words of the filter in a folded text, as a JSON array. */
export const wordsIn = (text: Sql): Sql =>
  sql`(select coalesce(json_agg(w.word order by w.word), '[]') from forum_word w where ${hasWord(text, sql`w.word`)})`;

/** Condition: a text contains a word of the filter. */
export const isHeldBack = (text: string): Sql =>
  sql`exists (select from forum_word w, (select search_fold(${text}) as text offset 0) written where ${hasWord(sql`written.text`, sql`w.word`)})`;

export const listFilterWords = async (db: Db): Promise<FilterWords> => ({
  items: await db.run(sql<FilterWords['items'][number]>`select w.word, a.display_name as by,
      to_json(w.created_at) #>> '{}' as at from forum_word w join account a on a.id = w.created_by order by w.word`),
});

/* Posts of the preview that are shown; all of the last year are counted, up to a limit. */
const SHOWN = 5;
const PREVIEW_DAYS = 365;

/** Counts the published posts of the last year that a word would have held back, and shows the last ones. */
export const previewWord = async (db: Db, word: string): Promise<WordPreview> => {
  const row = await oneRow(
    db,
    sql<{
      json: WordPreview;
    }>`with held as materialized (select p.id, p.topic_id, p.body_text, p.published_at from forum_post p
        where p.status = 'published' and p.published_at > now() - make_interval(days => ${sql.lit(PREVIEW_DAYS)})
          and ${folded(word)} <> '' and ${hasWord(sql`p.search_text`, folded(word))})
      select json_build_object('total', (select count(*)::int from held), 'posts', (
        select coalesce(json_agg(json_build_object('id', h.id, 'topicId', h.topic_id, 'topic', t.title, 'excerpt', left(h.body_text, 200))
          order by h.published_at desc, h.id), '[]')
        from (select * from held order by published_at desc, id limit ${sql.lit(SHOWN)}) h join forum_topic t on t.id = h.topic_id)) as json`,
  );
  return row?.json ?? { total: 0, posts: [] };
};

/** Adds a word that holds posts back until the association has read them. Adding it again changes nothing. */
export const addFilterWord = async (write: Write<Actor>, { word }: { word: string }): Promise<void> => {
  const { db, actor, now } = write;
  const added = await db.run(sql`insert into forum_word (word, created_by, created_at)
    select ${folded(word)}, ${actor.accountId}, ${now} where ${folded(word)} <> '' on conflict do nothing returning word`);
  if (added.length > 0)
    record(write, { entity: 'forum-word', id: null }, { action: 'add' }, { details: { title: word } });
};

export const removeFilterWord = async (write: Write<Actor>, { word }: { word: string }): Promise<void> => {
  const removed = await write.db.run(sql`delete from forum_word where word = ${word} returning word`);
  if (removed.length > 0)
    record(write, { entity: 'forum-word', id: null }, { action: 'remove' }, { details: { title: word } });
};
