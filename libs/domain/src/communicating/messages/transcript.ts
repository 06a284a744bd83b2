import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { sidesOf } from './own-conversation.ts';

/** A conversation as it is put on paper: what both sides wrote to each other, no notes. */
export interface Transcript {
  subject: string;
  authority: string;
  firm: string;
  /** Number of the request that it, or its project, is about. */
  number: string | null;
  messages: TranscriptMessage[];
}

export interface TranscriptMessage {
  at: string;
  author: string;
  organisation: string;
  body: string;
  files: { name: string; size: number; key: string }[];
}

const files = sql`(select coalesce(json_agg(json_build_object('name', f.name, 'size', f.size, 'key', f.storage_key) order by x.id), '[]')
  from attachment x join stored_file f on f.id = x.file_id where x.message_id = m.id)`;

const transcript = (which: Sql): Sql => sql`json_build_object('subject', c.subject, 'authority', u.name, 'firm', f.name,
  'number', r.number, 'messages', (select coalesce(json_agg(json_build_object('at', m.created_at, 'author', a.display_name,
      'organisation', s.name, 'body', m.body, 'files', ${files}) order by m.number), '[]')
    from message m join account a on a.id = m.account_id join organisation s on s.id = m.organisation_id
    where m.conversation_id = c.id and not m.is_note and ${which}))`;

const joined = sql`conversation c join organisation u on u.id = c.uat_id join organisation f on f.id = c.firma_id
  left join project p on p.id = c.project_id left join service_request r on r.id = coalesce(c.request_id, p.request_id)`;

/** One of the actor's own conversations, or null. */
export const readTranscript = async (db: Db, actor: Actor, id: string): Promise<Transcript | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Transcript }>`select ${transcript(sql`true`)} as json from ${joined}
      where c.id = ${id} and ${sidesOf(actor).own} = ${actor.organisationId}`,
  );
  return row?.json ?? null;
};

/** What was clarified with each firm about a request between the opening of its offers and the choice of one. */
export const readClarifications = async (db: Db, requestId: string): Promise<Transcript[]> => {
  const chosen = sql`(select min(w.created_at) from project w where w.request_id = r.id)`;
  const rows = await db.run(
    sql<{ json: Transcript }>`select ${transcript(sql`m.created_at >= r.opened_at
        and m.created_at <= coalesce(${chosen}, 'infinity')`)} as json from ${joined}
      where c.request_id = ${requestId} and r.opened_at is not null order by f.name collate "ro-x-icu", c.id`,
  );
  return rows.map(({ json }) => json).filter(({ messages }) => messages.length > 0);
};
