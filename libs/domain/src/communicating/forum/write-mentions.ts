import { MENTIONS_MAX } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { isWithinLimit, type Limit } from '../../operating/limits/limit.ts';
import { wordsOf } from '../../operating/rich-text/text.ts';
import type { Write } from '../../write.ts';
import { MARK, mentionsIn, tookPart } from './mentions.ts';
import type { PostText } from './post.entity.ts';
import { membersWhoRead } from './readable.ts';

const LONGEST_NAME = 80;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A member whom a text mentions. */
export interface Mentioned {
  id: string;
  accountId: string;
  organisationId: string;
  name: string;
  /** Of another organisation, without a post in the topic. */
  isStranger: boolean;
}

interface Place {
  category: string;
  /** The topic of a reply; null for a new topic. */
  topicId: string | null;
}

const findMentioned = ({ db, actor }: Write<Actor>, { category, topicId }: Place, ids: string[]) =>
  db.run(sql<Mentioned>`select m.id, m.account_id as "accountId", m.organisation_id as "organisationId", a.display_name as name,
      m.organisation_id <> ${actor.organisationId} and not ${tookPart(topicId)} as "isStranger"
    from ${membersWhoRead(sql`${category}`)} join account a on a.id = m.account_id and a.status = 'active'
    where m.id = any (${ids}::uuid[])`);

/* Counts the mentions of people of other organisations, and among them of those whom the actor has not met in the topic. */
const countMentions = async (write: Write<Actor>, people: readonly Mentioned[]): Promise<void> => {
  const { accountId, organisationId } = write.actor;
  for (const person of people) {
    if (person.organisationId === organisationId) continue;
    const limits: Limit[] = [
      'forum-mention:account',
      ...(person.isStranger ? (['forum-mention:stranger'] as const) : []),
    ];
    for (const limit of limits)
      if (!(await isWithinLimit(write, limit, accountId))) throw new DomainError('forum.mention_pace');
  }
};

/** A text with the mentions that are possible, and the names that stay plain text. */
export interface MentioningText {
  text: PostText;
  people: Mentioned[];
  unmentioned: string[];
}

/**
 * Finds whom a text mentions. Only people who may read the category are mentioned, by the name that they have; others stay plain text
 * and are returned by name, except those of the text `before` a change. Throws `forum.too_many_mentions` and `forum.mention_pace`.
 */
export const readMentions = async (
  write: Write<Actor>,
  place: Place,
  given: PostText,
  before = '',
): Promise<MentioningText> => {
  const named = mentionsIn(given.body);
  if (named.size > MENTIONS_MAX) throw new DomainError('forum.too_many_mentions');
  const people = named.size > 0 ? await findMentioned(write, place, [...named.keys()]) : [];
  const known = mentionsIn(before);
  await countMentions(
    write,
    people.filter(({ id }) => !known.has(id)),
  );
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const body = given.body.replace(MARK, (_tag, id: string | undefined, text = '') => {
    const name = nameOf.get(id ?? '');
    return name === undefined ? text : `<span data-mention="${id}">@${escaped(name)}</span>`;
  });
  const unmentioned = [...named].flatMap(([id, name]) => (nameOf.has(id) || known.has(id) ? [] : [plain(name)]));
  return { text: { ...given, body, bodyText: wordsOf(body) }, people, unmentioned };
};

const plain = (name: string): string => wordsOf(name).replace(/^@/, '').slice(0, LONGEST_NAME);

/** Keeps whom a stored post mentions, so that they are notified once. */
export const keepMentions = async ({ db }: Write<unknown>, postId: string, people: readonly Mentioned[]) => {
  if (people.length === 0) return;
  const rows = people.map(
    ({ id, accountId, organisationId }) =>
      sql`(${postId}::uuid, ${id}::uuid, ${accountId}::uuid, ${organisationId}::uuid)`,
  );
  await db.run(sql`insert into forum_mention (post_id, membership_id, account_id, organisation_id)
    values ${sql.join(rows)} on conflict do nothing`);
};
