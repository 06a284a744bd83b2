import { type ConversationView, THREAD_SIZE } from '@psp/contracts/messages';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { messageFiles } from '../../sourcing/attachments/queries.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { conversationActions, type ConversationFacts } from './conversation.entity.ts';
import { isBlocked, sidesOf } from './own-conversation.ts';

const messageOf = ({ accountId, organisationId }: Actor): Sql => sql`json_build_object('id', m.id, 'number', m.number,
  'at', m.created_at, 'author', a.display_name, 'isOwn', m.organisation_id = ${organisationId},
  'isMine', m.organisation_id = ${organisationId} and m.account_id = ${accountId}, 'isNote', m.is_note, 'body', m.body,
  'attachments', ${messageFiles})`;

const about = sql`case when p.id is not null then json_build_object('kind', 'project', 'id', p.id, 'number', r.number)
  when r.id is not null then json_build_object('kind', 'request', 'id', r.id, 'number', r.number) end`;

/* How far the other side has read: whoever has read most. */
const seenBy = (other: Sql): Sql => sql`(select json_build_object('number', s.read_number, 'at', s.read_at)
  from conversation_reader s where s.conversation_id = c.id and s.organisation_id = ${other} and s.read_number > 0
  order by s.read_number desc, s.read_at limit 1)`;

const colleagues = (
  own: Sql,
): Sql => sql`(select coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name)
  order by a.display_name collate "ro-x-icu", a.id), '[]')
  from membership m join account a on a.id = m.account_id where m.organisation_id = ${own} and m.role <> 'viewer')`;

const assigneeOf = (own: Sql, assignee: Sql): Sql => sql`(select json_build_object('id', a.id, 'name', a.display_name)
  from membership m join account a on a.id = m.account_id where m.organisation_id = ${own} and m.account_id = ${assignee})`;

type Stored = Omit<ConversationView, 'actions' | 'hasEarlier'>;

/** One of the actor's own conversations with the last messages of so many pages, or null. */
export const readConversation = async (
  db: Db,
  actor: Actor,
  id: string,
  { pages, now }: { pages: number; now: Date },
): Promise<ConversationView | null> => {
  const { own, other, assignee } = sidesOf(actor);
  const wanted = pages * THREAD_SIZE;
  // One more than is shown tells that there are earlier ones.
  const messages = sql`(select coalesce(json_agg(${messageOf(actor)} order by m.number), '[]')
    from (select * from message m where m.conversation_id = c.id and (not m.is_note or m.organisation_id = ${own})
      order by m.number desc limit ${wanted + 1}) m join account a on a.id = m.account_id)`;
  const row = await oneRow(
    db,
    sql<{ json: Stored; facts: ConversationFacts }>`select
      json_build_object('id', c.id, 'version', c.version, 'status', c.status,
        'other', json_build_object('id', w.id, 'name', w.name), 'subject', c.subject, 'about', ${about},
        'messages', ${messages}, 'readNumber', coalesce(d.read_number, 0), 'seen', ${seenBy(other)},
        'isMuted', coalesce(d.is_muted, false), 'isBlocked', ${isBlocked(own, other)},
        'assignee', ${assigneeOf(own, assignee)}, 'colleagues', ${colleagues(own)}) as json,
      json_build_object('status', c.status, 'uatId', c.uat_id, 'firmaId', c.firma_id, 'startedBy', c.started_by,
        'isBlocked', ${isBlocked(own, other)} or w.status <> 'approved') as facts
    from conversation c join organisation w on w.id = ${other}
      left join project p on p.id = c.project_id
      left join service_request r on r.id = coalesce(c.request_id, p.request_id)
      left join conversation_reader d on d.conversation_id = c.id and d.account_id = ${actor.accountId}
        and d.organisation_id = ${actor.organisationId}
    where c.id = ${id} and ${own} = ${actor.organisationId}`,
  );
  if (!row) return null;
  const { json, facts } = row;
  const hasEarlier = json.messages.length > wanted;
  return {
    ...json,
    messages: hasEarlier ? json.messages.slice(1) : json.messages,
    hasEarlier,
    actions: conversationActions(facts, actor, now),
  };
};
