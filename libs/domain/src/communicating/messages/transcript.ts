import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { sidesOf, withSubject } from './own-conversation.ts';

/** A document contains at most this many messages, the last ones. The archive contains all. */
export const PRINTED_MESSAGES = 500;
/** Page size when messages are read for an archive. */
const PAGE_MESSAGES = 20;

/** A conversation prepared for a document: the messages of both sides, without notes. */
export interface Transcript {
  /** Id of the conversation. */
  id: string;
  subject: string;
  authority: string;
  firm: string;
  /** Number of the request of the conversation or of its project. */
  number: string | null;
  /** Total number of messages; `messages` contains the last ones. */
  total: number;
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

/* SQL condition: message `m` of conversation `c` is visible to both sides. */
const shared = (which: Sql): Sql => sql`m.conversation_id = c.id and not m.is_note and ${which}`;

/* Converts the messages of a statement to JSON (`TranscriptMessage[]`). */
const messagesOf = (rows: Sql): Sql => sql`(select coalesce(json_agg(json_build_object('at', m.created_at,
    'author', a.display_name, 'organisation', s.name, 'body', m.body, 'files', ${files}) order by m.number), '[]')
  from (${rows}) m join account a on a.id = m.account_id join organisation s on s.id = m.organisation_id)`;

const transcript = (which: Sql, most: Sql): Sql => sql`json_build_object('id', c.id, 'subject', c.subject,
  'authority', u.name, 'firm', f.name, 'number', r.number,
  'total', (select count(*) from message m where ${shared(which)}),
  'messages', ${messagesOf(sql`select * from message m where ${shared(which)} order by m.number desc limit ${most}`)})`;

const joined = sql`conversation c join organisation u on u.id = c.uat_id join organisation f on f.id = c.firma_id
  ${withSubject}`;

const isOwn = (actor: Actor, id: string): Sql => sql`c.id = ${id} and ${sidesOf(actor).own} = ${actor.organisationId}`;

/* SQL condition: message `m` was written between the opening of the offers to request `r` and the choice of one. */
const isClarification = sql`m.created_at >= r.opened_at and m.created_at <= coalesce(
  (select min(w.created_at) from project w where w.request_id = r.id), 'infinity')`;

/** Reads the transcript of a conversation of the actor's organisation; null when there is none. */
export const readTranscript = async (db: Db, actor: Actor, id: string): Promise<Transcript | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Transcript }>`select ${transcript(sql`true`, sql`${PRINTED_MESSAGES}`)} as json from ${joined}
      where ${isOwn(actor, id)}`,
  );
  return row?.json ?? null;
};

/**
 * Reads the conversations with firms about a request between the opening of its offers and the choice of one. All transcripts
 * together contain at most `PRINTED_MESSAGES`, divided equally, so that no firm fills the document.
 */
export const readClarifications = async (db: Db, requestId: string): Promise<Transcript[]> => {
  const share = sql`(select greatest(1, ${PRINTED_MESSAGES}::int / greatest(1, count(*)::int))
    from conversation where request_id = ${requestId})`;
  const rows = await db.run(
    sql<{ json: Transcript }>`select ${transcript(isClarification, share)} as json from ${joined}
      where c.request_id = ${requestId} and r.opened_at is not null order by f.name collate "ro-x-icu", c.id`,
  );
  return rows.map(({ json }) => json).filter(({ messages }) => messages.length > 0);
};

/** A file attached to a clarification message. */
export interface ClarificationFile {
  firm: string;
  name: string;
  key: string;
  at: string;
}

/** Lists the files of all clarifications of a request by firm and message. */
export const clarificationFiles = (db: Db, requestId: string): Promise<ClarificationFile[]> =>
  db.run(sql<ClarificationFile>`select f.name as firm, v.name, v.storage_key as key, m.created_at as at
    from ${joined} join message m on ${shared(isClarification)} join attachment x on x.message_id = m.id
      join stored_file v on v.id = x.file_id
    where c.request_id = ${requestId} and r.opened_at is not null
    order by f.name collate "ro-x-icu", c.id, m.number, x.id`);

/* Yields pages of messages, oldest first, with one page in memory at a time. */
async function* pagesOf(db: Db, id: string, which: Sql): AsyncGenerator<TranscriptMessage[]> {
  let after = 0;
  for (;;) {
    const page = sql`select * from message m where ${shared(which)} and m.number > ${after}
      order by m.number limit ${PAGE_MESSAGES}`;
    const row = await oneRow(
      db,
      sql<{ messages: TranscriptMessage[]; last: number | null }>`select ${messagesOf(page)} as messages,
        (select max(m.number) from (${page}) m) as last from ${joined} where c.id = ${id}`,
    );
    if (!row?.last) return;
    after = row.last;
    yield row.messages;
  }
}

/** Yields all messages of a conversation in pages. The caller has checked that it may be read. */
export const transcriptPages = (db: Db, id: string): AsyncGenerator<TranscriptMessage[]> => pagesOf(db, id, sql`true`);

/** Yields all messages of a conversation found by `readClarifications` in pages. */
export const clarificationPages = (db: Db, id: string): AsyncGenerator<TranscriptMessage[]> =>
  pagesOf(db, id, isClarification);
