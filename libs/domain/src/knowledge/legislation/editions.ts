import type { PublishAct } from '@psp/contracts/legislation';
import { type ActArticle, paragraphName } from '@psp/contracts/legislation-text';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { newId } from '../../id.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Dated, Write } from '../../write.ts';
import { type Piece, removePassages, replacePassages } from '../passages/keep-passages.ts';
import type { LegalAct } from './legal-act.entity.ts';

/** SQL for the edition of an act that is shown on a day: the last one in force by then, or the first one. */
export const editionOn = (
  actId: Sql,
  day: string,
): Sql => sql`(select e.id from legal_edition e where e.act_id = ${actId}
  and (e.number = 1 or e.in_force_from <= ${day}::date) order by e.number desc limit 1)`;

/** The last edition of an act; null before the first. */
export const lastEdition = (
  db: Db,
  actId: string,
): Promise<{ id: string; number: number; from: string | null; text: string } | null> =>
  oneRow(
    db,
    sql<{ id: string; number: number; from: string | null; text: string }>`
      select id, number, in_force_from::text as "from", text from legal_edition where act_id = ${actId} order by number desc limit 1`,
  );

interface NewEdition extends Pick<PublishAct, 'from' | 'basis' | 'note'> {
  actId: string;
  number: number;
  text: string;
  publishedBy: string;
}

/** Stores an edition with its paragraphs. Each has the number of the edition in which it got its text. Returns its id. */
export const storeEdition = async (
  { db, now }: Dated,
  { actId, number, from, basis, note, text, publishedBy }: NewEdition,
  articles: readonly ActArticle[],
): Promise<string> => {
  const id = newId();
  const paragraphs = articles.flatMap((article) =>
    article.paragraphs.map((paragraph) => ({
      ...{
        article: article.number,
        article_title: article.title,
        article_anchor: article.anchor,
        chapter: article.chapter,
      },
      ...paragraph,
    })),
  );
  await db.run(sql`insert into legal_edition (id, act_id, number, in_force_from, basis, note, text, published_at, published_by)
    values (${id}, ${actId}, ${number}, ${from}, ${basis}, ${note}, ${text}, ${now}, ${publishedBy})`);
  await db.run(sql`insert into legal_paragraph
      (version_id, position, article, article_title, article_anchor, chapter, number, anchor, text, since)
    select ${id}::uuid, p.position, p.article, p.article_title, p.article_anchor, p.chapter, p.number, p.anchor, p.text,
      coalesce(earlier.since, ${number}::int)
    from jsonb_to_recordset(${JSON.stringify(paragraphs.map((one, position) => ({ ...one, position })))}::jsonb) p (position int,
      article text, article_title text, article_anchor text, chapter text, number text, anchor text, text text)
    left join legal_edition before on before.act_id = ${actId} and before.number = ${number}::int - 1
    left join legal_paragraph earlier on earlier.version_id = before.id and earlier.anchor = p.anchor and earlier.text = p.text`);
  return id;
};

/** Id of the edition that is shown today. */
export const currentEdition = async ({ db, now }: Dated, actId: string): Promise<string | null> => {
  const row = await oneRow(
    db,
    sql<{ id: string | null }>`select ${editionOn(sql`${actId}::uuid`, romanianDay(now))} as id`,
  );
  return row?.id ?? null;
};

/** Keeps the passages of an act current: those of the edition shown today, none of an act that is not published. */
export const keepActPassages = async (write: Pick<Write<unknown>, 'db'>, act: LegalAct): Promise<void> => {
  if (act.status !== 'published') return removePassages(write, 'legislation', act.id);
  const rows = await write.db.run(
    sql<{ article: string; article_title: string; number: string; anchor: string; text: string }>`
      select article, article_title, number, anchor, text from legal_paragraph where version_id = ${act.currentId} order by position`,
  );
  const pieces = rows.map(({ article, article_title, number, anchor, text }): Piece => {
    const name = paragraphName(article, number);
    return { anchor, heading: article_title ? `${name}, ${article_title}` : name, text };
  });
  const { id, number, title, access, category } = act;
  await replacePassages(write, { kind: 'legislation', id, title: `${number} ${title}`, access, category }, pieces);
};
