import type { ConversationFilter, ConversationListQuery } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, contains, countOf, pageText, containsWords, type Sql, windowOf } from '../../sql.ts';
import { sidesOf } from './own-conversation.ts';

/*
 * Of the person who reads: how far, and whether they are told of it. Looked up for each by its key: PostgreSQL takes a person for one
 * who has read two conversations, and would compare each of hundreds with each.
 */
const readerOf = ({ accountId, organisationId }: Actor): Sql => sql`left join lateral (
  select d.read_number, d.is_muted from conversation_reader d
  where d.conversation_id = c.id and d.account_id = ${accountId} and d.organisation_id = ${organisationId} offset 0) d on true`;

const isUnread = (actor: Actor): Sql => sql`${sidesOf(actor).otherNumber} > coalesce(d.read_number, 0)`;

/* The conversations of which the reader's side sees a text with it. */
const withText = (actor: Actor, q: string): Sql => sql`select m.conversation_id from message m
  where m.readers @> array[${actor.organisationId}::uuid] and ${containsWords(sql`m.search_text`, q)}`;

/* Read once for a page and its total. */
const withTexts = (actor: Actor, q: string): Sql =>
  q ? sql`with told as materialized (${withText(actor, q)})` : sql``;

const TOLD = sql`select conversation_id from told`;

/** The subject, the other side's name, the number of the request, or a text that the actor's side reads of a conversation `c`. */
export const fitsConversation = (actor: Actor, q: string, told: Sql = withText(actor, q)): Sql => {
  const name = sql`(select w.name_text from organisation w where w.id = ${sidesOf(actor).other})`;
  const number = sql`(select search_fold(r.number) from service_request r
    where r.id = coalesce(c.request_id, (select request_id from project where id = c.project_id)))`;
  return sql`(${containsWords(sql`c.subject_text`, q)} or ${containsWords(name, q)}
    or c.id in (${told}) or ${contains(number, q)})`;
};

const shownBy = (actor: Actor, show?: ConversationFilter): Sql => {
  const { own, assignee } = sidesOf(actor);
  return allOf(
    sql`${own} = ${actor.organisationId}`,
    show === 'unread' ? isUnread(actor) : undefined,
    show === 'mine' ? sql`${assignee} = ${actor.accountId}` : undefined,
  );
};

const from = (actor: Actor): Sql => sql`conversation c ${readerOf(actor)}`;
/* What is counted needs the reader for one filter alone. */
const matching = (actor: Actor, show: ConversationFilter | undefined, where: Sql): Sql =>
  sql`select from ${show === 'unread' ? from(actor) : sql`conversation c`} where ${where}`;
const counted = (actor: Actor, show?: ConversationFilter): Sql =>
  sql`(select least(n, 1000) from ${countOf(matching(actor, show, shownBy(actor, show)))} counts)`;

/** How many conversations have something that the person has not read: a scalar. */
export const countUnread = (actor: Actor): Sql => counted(actor, 'unread');

const excerpt = sql`left(regexp_replace(m.body, '\\s+', ' ', 'g'), 140)`;

const itemOf = (actor: Actor): Sql => sql`json_build_object('id', c.id, 'status', c.status,
  'other', json_build_object('id', w.id, 'name', w.name), 'subject', c.subject, 'number', r.number,
  'isUnread', c.is_unread, 'isMuted', c.is_muted, 'lastAt', c.at,
  'last', json_build_object('text', ${excerpt}, 'isOwn', m.organisation_id = ${actor.organisationId}, 'isNote', m.is_note))`;

/** An organisation's conversations, the last touched first, as a page of JSON text (`conversationList`). */
export const listConversations = (db: Db, actor: Actor, { page, q, show }: ConversationListQuery): Promise<string> => {
  const { own, other, at } = sidesOf(actor);
  const where = allOf(shownBy(actor, show), q ? fitsConversation(actor, q, TOLD) : undefined);
  const rows = sql`select c.*, ${at} as at, ${isUnread(actor)} as is_unread, coalesce(d.is_muted, false) as is_muted
    from ${from(actor)} where ${where} order by ${at} desc, c.id ${windowOf(page)}`;
  const items = sql`select ${itemOf(actor)} as item, row_number() over (order by c.at desc, c.id) as position
    from (${rows}) c join organisation w on w.id = ${other}
      left join project p on p.id = c.project_id
      left join service_request r on r.id = coalesce(c.request_id, p.request_id)
      join lateral (select * from message m where m.conversation_id = c.id and (not m.is_note or m.organisation_id = ${own})
        order by m.number desc limit 1) m on true`;
  const counts = sql`, 'counts', json_build_object('all', ${counted(actor)}, 'unread', ${counted(actor, 'unread')},
    'mine', ${counted(actor, 'mine')})`;
  return pageText(db, page, items, matching(actor, show, where), counts, withTexts(actor, q));
};
