import { type ConversationView, THREAD_SIZE } from '@psp/contracts/messages';
import { ERRORS } from '@psp/contracts/words/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { filesOfMessages } from '../../operating/attachments/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type ConversationFacts, conversationActions } from './conversation.entity.ts';
import { blockReasonSql, sidesOf, withSubject } from './own-conversation.ts';
import { isSpent } from './strangers.ts';

/*
 * The last `wanted` messages that the actor can read. The limit is a subquery on purpose: with a plain number PostgreSQL, which
 * assumes a conversation of average length, reads a long one completely and sorts it.
 */
const shownOf = (
  id: string,
  { organisationId }: Actor,
  wanted: number,
): Sql => sql`select m.id, m.number, m.position, m.created_at,
    m.organisation_id, m.account_id, m.is_note, m.body
  from message m where m.conversation_id = ${id} and ${isSeenBy(organisationId)}
  order by m.number desc limit (select ${wanted}::int)`;

const isSeenBy = (organisationId: string): Sql => sql`(not m.is_note or m.organisation_id = ${organisationId})`;

/*
 * Columns of `messageView`, with the files `x`. Converting rows to JSON takes half the time of `json_build_object`. `number` counts
 * only messages that both sides can read, because a gap would reveal notes of the other side.
 */
const messageOf = ({
  accountId,
  organisationId,
}: Actor): Sql => sql`select m.id, m.position as number, m.created_at as at,
    (select display_name from account where id = m.account_id) as author, m.organisation_id = ${organisationId} as "isOwn",
    m.organisation_id = ${organisationId} and m.account_id = ${accountId} as "isMine", m.is_note as "isNote", m.body,
    coalesce(x.files, '[]') as attachments`;

const about = sql`case when p.id is not null then json_build_object('kind', 'project', 'id', p.id, 'number', r.number)
  when r.id is not null then json_build_object('kind', 'request', 'id', r.id, 'number', r.number) end`;

/* Read position of the other side: that of the member who has read most. */
const seenBy = (other: Sql): Sql => sql`(select json_build_object('number', m.position, 'at', s.read_at)
  from conversation_reader s join message m on m.conversation_id = s.conversation_id and m.number = s.read_number
  where s.conversation_id = c.id and s.organisation_id = ${other}
  order by s.read_number desc, s.read_at limit 1)`;

const readNumber = sql`coalesce((select m.position from message m
  where m.conversation_id = c.id and m.number = d.read_number), 0)`;

const colleagues = (
  own: Sql,
): Sql => sql`(select coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name)
  order by a.display_name collate "ro-x-icu", a.id), '[]')
  from membership m join account a on a.id = m.account_id where m.organisation_id = ${own} and m.role <> 'viewer')`;

const assigneeOf = (own: Sql, assignee: Sql): Sql => sql`(select json_build_object('id', a.id, 'name', a.display_name)
  from membership m join account a on a.id = m.account_id where m.organisation_id = ${own} and m.account_id = ${assignee})`;

interface Wanted {
  pages: number;
  now: Date;
}

interface Row {
  /** The view without its messages and derived fields. */
  json: Omit<ConversationView, 'actions' | 'messages' | 'isBlocked' | 'bar' | 'refusal'> & {
    bar: NonNullable<ConversationView['bar']> | null;
  };
  /** JSON text of up to hundreds of messages, which is passed on without being parsed. */
  messages: string;
  facts: Omit<ConversationFacts, 'isBlocked'>;
}

/**
 * Reads a conversation of the actor's organisation with the last `pages` pages of messages as JSON text (`conversationView`); null
 * when there is none. The messages are not parsed.
 */
export const conversationText = async (db: Db, actor: Actor, id: string, wanted: Wanted): Promise<string | null> => {
  const row = await oneRow(db, rowOf(actor, id, wanted));
  if (!row) return null;
  const { json, facts } = row;
  const actions = conversationActions({ ...facts, isBlocked: json.bar !== null }, actor, wanted.now);
  const refusal = facts.isSpent ? ERRORS['conversation.unanswered'][1] : null;
  const view = { ...json, isBlocked: json.bar === 'blocking' || json.bar === 'blocked', refusal, actions };
  return `${JSON.stringify(view).slice(0, -1)},"messages":${row.messages}}`;
};

const rowOf = (actor: Actor, id: string, { pages }: Wanted) => {
  const { own, other, assignee, assignments } = sidesOf(actor);
  return sql<Row>`with shown as materialized (${shownOf(id, actor, pages * THREAD_SIZE)}),
      files as materialized (${filesOfMessages(sql`select id from shown`)})
    select
      json_build_object('id', c.id, 'version', c.version + ${assignments}, 'status', c.status,
        'other', json_build_object('id', w.id, 'name', w.name), 'subject', c.subject, 'about', ${about},
        'hasEarlier', exists (select from message m where m.conversation_id = c.id and ${isSeenBy(actor.organisationId)}
          and m.number < (select min(number) from shown)), 'readNumber', ${readNumber},
        'seen', ${seenBy(other)}, 'isMuted', coalesce(d.is_muted, false), 'bar', ${blockReasonSql(own, other)},
        'locked', case when c.locked_at is not null then json_build_object('reason', c.locked_reason, 'at', c.locked_at) end,
        'isReported', exists (select from conversation_report x where x.conversation_id = c.id and x.status = 'open'
          and x.organisation_id = ${own}),
        'assignee', ${assigneeOf(own, assignee)}, 'colleagues', ${colleagues(own)}) as json,
      (select coalesce(json_agg(v order by m.number), '[]')
        from shown m left join files x on x.message_id = m.id, lateral (${messageOf(actor)}) v)::text as messages,
      json_build_object('status', c.status, 'uatId', c.uat_id, 'firmaId', c.firma_id, 'startedBy', c.started_by,
        'isLocked', c.locked_at is not null, 'isSpent', ${isSpent(actor)}) as facts
    from conversation c join organisation w on w.id = ${other}
      ${withSubject}
      left join conversation_reader d on d.conversation_id = c.id and d.account_id = ${actor.accountId}
        and d.organisation_id = ${actor.organisationId}
    where c.id = ${id} and ${own} = ${actor.organisationId}`;
};
