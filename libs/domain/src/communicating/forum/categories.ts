import type { CategoryForm, EditedCategory } from '@psp/contracts/forum-moderation';
import { GENERAL } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { announce } from '../../operating/live/announce.ts';
import type { Db } from '../../read-db.ts';
import { countOf, oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** All categories, also closed ones, as the association edits them. */
export const listEditedCategories = async (db: Db): Promise<{ items: EditedCategory[] }> => ({
  items:
    await db.run(sql<EditedCategory>`select k.slug, k.version, k.name, k.readers, k.domain_slug as domain, k.is_on as "isOn",
      (select n from ${countOf(sql`select from forum_topic t where t.category = k.slug and t.status in ('open', 'locked')`)} c) as topics
    from forum_category k order by k.position, k.slug`),
});

const MAX_SLUG = 50;

/* 'Fonduri europene' becomes 'fonduri-europene'. */
const slugOf = (name: string) =>
  sql`trim(both '-' from left(regexp_replace(search_fold(${name}), '[^a-z0-9]+', '-', 'g'), ${sql.lit(MAX_SLUG)}))`;

const expectDomain = async (db: Db, domain: string | null): Promise<void> => {
  if (domain !== null) found(await oneRow(db, sql`select from domain where slug = ${domain}`));
};

/** Adds a category at the end. Throws `forum.category_exists` and `not_found` for an unknown domain. */
export const addCategory = async (
  write: Write<Actor>,
  { name, readers, domain, isOn }: CategoryForm,
): Promise<void> => {
  const { db } = write;
  await expectDomain(db, domain);
  const added = await db.run(sql`insert into forum_category (slug, name, readers, domain_slug, is_on, position)
    select ${slugOf(name)}, ${name}, ${readers}, ${domain}, ${isOn}, coalesce(max(position), 0) + 1 from forum_category
    on conflict do nothing returning slug`);
  if (added.length === 0) throw new DomainError('forum.category_exists');
  record(write, { entity: 'forum-category', id: null }, { action: 'create' }, { details: { title: name, readers } });
};

type Edit = CategoryForm & { slug: string; version: number };

/**
 * Changes name, readers, domain and whether a category is open. A closed category is read by the association alone; its topics stay.
 * The general category stays open, since it is the default of new topics. Throws `not_found`, `version.stale` and
 * `forum.general_stays`.
 */
export const editCategory = async (
  write: Write<Actor>,
  { slug, version, name, readers, domain, isOn }: Edit,
): Promise<void> => {
  const { db } = write;
  if (slug === GENERAL && (!isOn || readers !== 'everyone')) throw new DomainError('forum.general_stays');
  await expectDomain(db, domain);
  const before = found(
    await oneRow(
      db,
      sql<{ version: number; readers: string; isOn: boolean }>`select version, readers, is_on as "isOn"
        from forum_category where slug = ${slug} for update`,
    ),
  );
  if (before.version !== version) throw new DomainError('version.stale');
  await db.run(sql`update forum_category set name = ${name}, readers = ${readers}, domain_slug = ${domain}, is_on = ${isOn},
    version = version + 1 where slug = ${slug}`);
  const details = { title: name, readers: [before.readers, readers], isOn: [before.isOn, isOn] };
  record(write, { entity: 'forum-category', id: null }, { action: 'edit' }, { details });
  await announceToAll(write);
};

/* Open pages read their topics anew; those that they may no longer read say so. */
const announceToAll = async (write: Write<Actor>): Promise<void> => {
  const everybody = await write.db.run(sql<{ id: string }>`select id from organisation where status = 'approved'`);
  announce(write, { topic: 'forum-topic', organisations: everybody.map(({ id }) => id) });
};
