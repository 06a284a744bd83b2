import type { ConversationFilter, ConversationListQuery } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, contains, countOf, pageText, containsWords, type Sql, windowOf } from '../../sql.ts';
import { sidesOf, withSubject } from './own-conversation.ts';

/*
 * Joins the read position and mute flag of the current user as `d`. `offset 0` makes PostgreSQL look each row up by its key: it
 * estimates two rows per user and would otherwise choose a nested loop over hundreds.
 */
const readerOf = ({ accountId, organisationId }: Actor): Sql => sql`left join lateral (
  select d.read_number, d.is_muted from conversation_reader d
  where d.conversation_id = c.id and d.account_id = ${accountId} and d.organisation_id = ${organisationId} offset 0) d on true`;

const isUnread = (actor: Actor): Sql => sql`${sidesOf(actor).otherNumber} > coalesce(d.read_number, 0)`;

/* Ids of conversations with a message that matches `q` and that the actor's side can read. */
const matchingTexts = (actor: Actor, q: string): Sql => sql`select m.conversation_id from message m
  where m.readers @> array[${actor.organisationId}::uuid] and ${containsWords(sql`m.search_text`, q)}`;

/* Materialised, because both the page and its total use it. */
const withMatchingTexts = (actor: Actor, q: string): Sql =>
  q ? sql`with matched as materialized (${matchingTexts(actor, q)})` : sql``;

const MATCHED = sql`select conversation_id from matched`;

/**
 * SQL condition: conversation `c` matches `q` by its subject, the other side's name, the number of its request, or a message that
 * the actor's side can read. `texts`: ids of the conversations with a matching message.
 */
export const matchesConversation = (actor: Actor, q: string, texts: Sql = matchingTexts(actor, q)): Sql => {
  const name = sql`(select w.name_text from organisation w where w.id = ${sidesOf(actor).other})`;
  // Compared with a column, not a subquery, which would be read for every row that the policies of requests let pass.
  const number = sql`(select search_fold(r.number) from (
    select coalesce(c.request_id, (select request_id from project where id = c.project_id)) as id offset 0) x
    join service_request r on r.id = x.id)`;
  return sql`(${containsWords(sql`c.subject_text`, q)} or ${containsWords(name, q)}
    or c.id in (${texts}) or ${contains(number, q)})`;
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
/* Only the filter `unread` needs the join with the reader. */
const matching = (actor: Actor, show: ConversationFilter | undefined, where: Sql): Sql =>
  sql`select from ${show === 'unread' ? from(actor) : sql`conversation c`} where ${where}`;
const counted = (actor: Actor, show?: ConversationFilter): Sql =>
  sql`(select least(n, 1000) from ${countOf(matching(actor, show, shownBy(actor, show)))} counts)`;

/** SQL for the number of conversations with messages that the current user has not read, at most 1000. */
export const countUnread = (actor: Actor): Sql => counted(actor, 'unread');

const excerpt = sql`left(regexp_replace(m.body, '\\s+', ' ', 'g'), 140)`;

const itemOf = (actor: Actor): Sql => sql`json_build_object('id', c.id, 'status', c.status,
  'other', json_build_object('id', w.id, 'name', w.name), 'subject', c.subject, 'number', r.number,
  'isUnread', c.is_unread, 'isMuted', c.is_muted, 'lastAt', c.at,
  'last', json_build_object('text', ${excerpt}, 'isOwn', m.organisation_id = ${actor.organisationId}, 'isNote', m.is_note))`;

/* Joins the other side `w` and the request `r` of the conversation `c`. */
const about = (other: Sql): Sql => sql`join organisation w on w.id = ${other} ${withSubject}`;

/** Lists an organisation's conversations, most recently active first, as a page of JSON text (`conversationList`). */
export const listConversations = (db: Db, actor: Actor, { page, q, show }: ConversationListQuery): Promise<string> => {
  const { own, other, at } = sidesOf(actor);
  const where = allOf(shownBy(actor, show), q ? matchesConversation(actor, q, MATCHED) : undefined);
  const rows = sql`select c.*, ${at} as at, ${isUnread(actor)} as is_unread, coalesce(d.is_muted, false) as is_muted
    from ${from(actor)} where ${where} order by ${at} desc, c.id ${windowOf(page)}`;
  const items = sql`select ${itemOf(actor)} as item, row_number() over (order by c.at desc, c.id) as position
    from (${rows}) c ${about(other)}
      join lateral (select * from message m where m.conversation_id = c.id and (not m.is_note or m.organisation_id = ${own})
        order by m.number desc limit 1) m on true`;
  const counts = sql`, 'counts', json_build_object('all', ${counted(actor)}, 'unread', ${counted(actor, 'unread')},
    'mine', ${counted(actor, 'mine')})`;
  return pageText(db, page, items, matching(actor, show, where), counts, withMatchingTexts(actor, q));
};

/* Messages of the other side that nobody of the own side has read. */
const unreadByAll = (
  own: Sql,
  other: Sql,
): Sql => sql`(select count(*) from message m where m.conversation_id = c.id and not m.is_note
  and m.organisation_id = ${other} and m.number > coalesce((select max(d.read_number) from conversation_reader d
    where d.conversation_id = c.id and d.organisation_id = ${own}), 0))`;

/*
 * When a message of the conversation `c` was written last. The times of the two sides tell of notes too, which are for colleagues
 * alone.
 */
const writtenAt = sql`coalesce((select m.created_at from message m where m.conversation_id = c.id and not m.is_note
  order by m.number desc limit 1), c.created_at)`;

/**
 * Lists an organisation's conversations without what is written in them, those with the newest messages first, as a page of JSON
 * text (`supportConversations`). Notes change nothing in it.
 */
export const listSubjects = (db: Db, actor: Actor, page: number): Promise<string> => {
  const { own, other } = sidesOf(actor);
  const rows = sql`select c.*, ${writtenAt} as at from conversation c where ${shownBy(actor)} order by at desc, c.id ${windowOf(page)}`;
  const item = sql`json_build_object('id', c.id, 'status', c.status, 'other', json_build_object('id', w.id, 'name', w.name),
    'subject', c.subject, 'number', r.number, 'unread', ${unreadByAll(own, other)}, 'lastAt', c.at)`;
  const items = sql`select ${item} as item, row_number() over (order by c.at desc, c.id) as position
    from (${rows}) c ${about(other)}`;
  return pageText(db, page, items, matching(actor, undefined, shownBy(actor)));
};
