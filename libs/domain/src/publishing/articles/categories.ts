import type { EditChip, EditChoice, MoveArticles } from '@psp/contracts/article-categories';
import { sql } from 'kysely';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

/* Articles of a category; a changed text that waits counts under its own. */
const articlesOf = (slug: Sql): Sql => sql`((select count(*) from article a where a.category = ${slug})
  + (select count(*) from article_revision v where v.category = ${slug} and v.status = 'pending'))`;

/** Reads all categories with the number of articles in each, as JSON text (`articleCategoryList`). */
export const listAllCategories = (db: Db): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'chips', (select json_agg(json_build_object('slug', b.slug, 'name', b.name, 'isOn', b.is_on,
        'articles', (select coalesce(sum(${articlesOf(sql`k.slug`)}), 0) from article_category k where k.blog_slug = b.slug)) order by b.position)
        from blog_category b),
      'choices', (select json_agg(json_build_object('slug', k.slug, 'name', k.name, 'isOn', k.is_on, 'kind', k.author_kind,
        'chip', k.blog_slug, 'articles', ${articlesOf(sql`k.slug`)}) order by k.author_kind desc, k.position)
        from article_category k))::text as json`,
  );

const expectAdmin = (actor: Actor): void => {
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
};

const recordEdit = (write: Write<Actor>, { seen, ...after }: EditChip | EditChoice): void =>
  record(write, { entity: 'article-category', id: null }, { action: 'edit' }, { details: { before: seen, after } });

/** Renames a category of the blog, or turns it on or off. Throws `not_found`, `version.stale`, `article-category.taken`. */
export const editChip = async (write: Write<Actor>, { slug, ...edit }: EditChip & { slug: string }): Promise<void> => {
  expectAdmin(write.actor);
  const row = found(
    await oneRow(
      write.db,
      sql<EditChip['seen']>`select name, is_on as "isOn" from blog_category where slug = ${slug} for update`,
    ),
  );
  if (row.name !== edit.seen.name || row.isOn !== edit.seen.isOn) throw new DomainError('version.stale');
  await write.db.run(sql`update blog_category set name = ${edit.name}, is_on = ${edit.isOn} where slug = ${slug}`);
  recordEdit(write, edit);
};

/* Throws `article-category.last` when authors of a kind would have nothing to choose. */
const expectChoice = async ({ db }: Write<Actor>, kind: string): Promise<void> => {
  const rows = await db.run(sql`select from article_category where author_kind = ${kind} and is_on limit 1`);
  if (rows.length === 0) throw new DomainError('article-category.last');
};

interface StoredChoice {
  name: string;
  isOn: boolean;
  chip: string;
  kind: string;
}

const lockChoice = async ({ db }: Write<Actor>, slug: string): Promise<StoredChoice> =>
  found(
    await oneRow(
      db,
      sql<StoredChoice>`select name, is_on as "isOn", blog_slug as chip, author_kind as kind
        from article_category where slug = ${slug} for update`,
    ),
  );

/**
 * Changes a category that authors choose: its name, its place in the blog, and whether it is offered. Articles in it stay. Throws
 * `not_found`, `version.stale`, `article-category.taken`, `article-category.last`.
 */
export const editChoice = async (
  write: Write<Actor>,
  { slug, ...edit }: EditChoice & { slug: string },
): Promise<void> => {
  expectAdmin(write.actor);
  const { kind, ...row } = await lockChoice(write, slug);
  const { seen, name, isOn, chip } = edit;
  if (row.name !== seen.name || row.isOn !== seen.isOn || row.chip !== seen.chip)
    throw new DomainError('version.stale');
  found(await oneRow(write.db, sql`select slug from blog_category where slug = ${chip}`));
  await write.db.run(
    sql`update article_category set name = ${name}, is_on = ${isOn}, blog_slug = ${chip} where slug = ${slug}`,
  );
  if (!isOn) await expectChoice(write, kind);
  recordEdit(write, edit);
};

/**
 * Moves all articles of a category to another one of the same authors and stops offering the first. Throws `not_found`,
 * `article-category.other_authors`, `article-category.last`, and `version.stale` when the number of articles is no longer the one that
 * was read.
 */
export const moveArticles = async (
  write: Write<Actor>,
  { slug, to, articles }: MoveArticles & { slug: string },
): Promise<void> => {
  expectAdmin(write.actor);
  const { db } = write;
  // In one order, so that two who move against each other wait and do not block.
  for (const one of [slug, to].toSorted()) await lockChoice(write, one);
  const [from, target] = [await lockChoice(write, slug), await lockChoice(write, to)];
  if (to === slug || target.kind !== from.kind) throw new DomainError('article-category.other_authors');
  const counted = await oneRow(db, sql<{ articles: number }>`select ${articlesOf(sql`${slug}`)}::int as articles`);
  if (counted?.articles !== articles) throw new DomainError('version.stale');
  await db.run(sql`update article set category = ${to} where category = ${slug}`);
  await db.run(sql`update article_revision set category = ${to} where category = ${slug}`);
  await db.run(sql`update article_category set is_on = false where slug = ${slug}`);
  await expectChoice(write, from.kind);
  record(
    write,
    { entity: 'article-category', id: null },
    { action: 'move' },
    { details: { category: from.name, into: target.name, articles } },
  );
};
