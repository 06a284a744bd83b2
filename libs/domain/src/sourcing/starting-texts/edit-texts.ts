import { STARTING_TEXTS_MAX, type StartingTextContent } from '@psp/contracts/starting-text-editing';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { act, type Acted, lock, type Versioned } from '../../act.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { StartingText } from './starting-text.entity.ts';

const ENTITY = 'starting-text';
const texts: Acted<StartingText> = { entity: ENTITY, type: StartingText, where: (id) => ({ id }) };

/** Adds a text after the others of its domain. Throws `starting-text.too_many`. */
export const createText = async (
  write: Write<Actor>,
  { category, ...content }: StartingTextContent & { category: DomainSlug },
): Promise<StartingText> => {
  const { em, actor, now } = write;
  expectAdmin(actor);
  const text = StartingText.begin(actor, category, await nextPlace(write, category), now);
  text.write(actor, content, now);
  em.persist(text);
  record(write, { entity: ENTITY, id: text.id }, { action: 'create', from: null, to: '1' }, { details: { category } });
  return text;
};

/** Changes the content of a text. Throws `not_found`, `version.stale`. */
export const editText = (write: Write<Actor>, { id, version, ...content }: Versioned & StartingTextContent) =>
  rewrite(write, 'edit', { id, version }, content);

/** Restores an earlier version of a text as a new version. Throws `not_found`, `version.stale`. */
export const restoreText = async (write: Write<Actor>, { id, version, number }: Versioned & { number: number }) => {
  const earlier = sql<StartingTextContent>`select title, description from starting_text_version
    where text_id = ${id} and number = ${number}`;
  return rewrite(write, 'restore', { id, version }, found(await oneRow(write.db, earlier)));
};

const rewrite = async (
  write: Write<Actor>,
  action: 'edit' | 'restore',
  { id, version }: Versioned,
  content: StartingTextContent,
): Promise<StartingText> => {
  const { actor, now } = write;
  expectAdmin(actor);
  return act(write, texts, { id, version }, (text) => {
    text.write(actor, content, now);
    return { action, from: String(version), to: String(version + 1) };
  });
};

/** Hides a text from authorities; `showText` shows it again. Throws `not_found`, `version.stale`. */
export const retireText = async (write: Write<Actor>, input: Versioned): Promise<StartingText> => {
  expectAdmin(write.actor);
  return act(write, texts, input, (text) => text.offer(false, text.position));
};

/** Shows a retired text again, after the others of its domain. Throws `not_found`, `version.stale`, `starting-text.too_many`. */
export const showText = async (write: Write<Actor>, input: Versioned): Promise<StartingText> => {
  expectAdmin(write.actor);
  const { domainSlug } = await lock(write, StartingText, { id: input.id });
  const place = await nextPlace(write, domainSlug);
  return act(write, texts, input, (text) => text.offer(true, place));
};

interface Order {
  category: DomainSlug;
  /** Ids in the order that the person saw before the change. */
  seen: string[];
  order: string[];
}

/** Reorders the texts of a domain. Throws `version.stale` if somebody else changed the set or the order in the meantime. */
export const orderTexts = async (write: Write<Actor>, { category, seen, order }: Order): Promise<void> => {
  expectAdmin(write.actor);
  await lockDomain(write, category);
  const rows = await write.db.run(sql<{ id: string }>`select id from starting_text
    where domain_slug = ${category} and is_shown order by position, id`);
  const present = rows.map(({ id }) => id);
  const isSame = String(present) === String(seen) && String(order.toSorted()) === String(seen.toSorted());
  if (!isSame) throw new DomainError('version.stale');
  send(
    write,
    sql`update starting_text t set position = o.position from unnest(${order}::uuid[]) with ordinality as o(id, position)
      where t.id = o.id`,
  );
  record(write, { entity: ENTITY, id: null }, { action: 'order' }, { details: { category } });
};

/* Locks a domain, so that adding, showing and reordering its texts happen one after the other. */
const lockDomain = ({ db }: Write<Actor>, category: DomainSlug) =>
  db.run(sql`select from domain where slug = ${category} for update`);

const nextPlace = async (write: Write<Actor>, category: DomainSlug): Promise<number> => {
  await lockDomain(write, category);
  const { shown, place } = found(
    await oneRow(
      write.db,
      sql<{ shown: number; place: number }>`select count(*) filter (where is_shown)::int as shown,
        coalesce(max(position), 0) + 1 as place from starting_text where domain_slug = ${category}`,
    ),
  );
  if (shown >= STARTING_TEXTS_MAX) throw new DomainError('starting-text.too_many');
  return place;
};

const expectAdmin = (actor: Actor): void => {
  if (!isAdmin(actor)) throw new DomainError('auth.forbidden');
};
