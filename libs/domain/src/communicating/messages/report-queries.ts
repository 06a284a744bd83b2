import type { ReportedQuery, ReportedView } from '@psp/contracts/reported-conversations';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { messageFiles } from '../../operating/attachments/queries.ts';
import { allOf, oneRow, pageText, containsWords, windowOf } from '../../sql.ts';
import { reportActions } from './conversation-report.entity.ts';

/* SQL condition on reports `x`: undecided. */
const isOpen = sql`x.status = 'open'`;

/** SQL for the number of undecided reports. */
export const openReports = sql`select count(*)::int from conversation_report x where ${isOpen}`;

/** Undecided reports, for the overview. */
export const waitingReports: WaitingRows = {
  excerpt: sql`select left(x.text, 200) from conversation_report x where x.id = w.id`,
  rows: sql`select x.id, x.created_at as since from conversation_report x where ${isOpen}`,
  about: sql`select c.subject, o.name from conversation_report x join conversation c on c.id = x.conversation_id
    join organisation o on o.id = x.organisation_id where x.id = w.id`,
};

const joined = sql`conversation_report x join conversation c on c.id = x.conversation_id
  join organisation o on o.id = x.organisation_id
  join organisation w on w.id = case when o.id = c.uat_id then c.firma_id else c.uat_id end`;

const known = sql`'id', x.id, 'status', x.status, 'reason', x.reason, 'subject', c.subject,
  'isOfMessage', x.message_id is not null, 'at', x.created_at,
  'reporter', json_build_object('id', o.id, 'name', o.name), 'other', json_build_object('id', w.id, 'name', w.name)`;

const fits = (q: string) =>
  sql`(${containsWords(sql`o.name_text`, q)} or ${containsWords(sql`w.name_text`, q)} or ${containsWords(sql`c.subject_text`, q)})`;

/** Lists reports as a page of JSON text (`reportedList`): undecided ones oldest first, all others newest first. */
export const listReports = (db: Db, { page, q, status }: ReportedQuery): Promise<string> => {
  const where = allOf(status === 'all' ? undefined : sql`x.status = ${status}`, q ? fits(q) : undefined);
  const order = status === 'open' ? sql`x.created_at, x.id` : sql`x.created_at desc, x.id`;
  const items = sql`select json_build_object(${known}) as item, row_number() over (order by ${order}) as position
    from ${joined} where ${where} order by ${order} ${windowOf(page)}`;
  return pageText(db, page, items, sql`select from ${joined} where ${where}`, sql`, 'waiting', (${openReports})`);
};

/* Excludes notes and messages written after the report. */
const messages = sql`(select coalesce(json_agg(json_build_object('number', m.position, 'at', m.created_at,
    'author', a.display_name, 'organisation', s.name, 'isReported', m.id is not distinct from x.message_id, 'body', m.body,
    'attachments', ${messageFiles}) order by m.number), '[]')
  from message m join account a on a.id = m.account_id join organisation s on s.id = m.organisation_id
  where m.conversation_id = c.id and not m.is_note and m.number between x.first_number and x.last_number)`;

/** Reads a report with the messages in its range for the association's staff; null for an unknown id. */
export const readReport = async (db: Db, actor: Actor, id: string, now: Date): Promise<ReportedView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Omit<ReportedView, 'actions'>;
    }>`select json_build_object(${known}, 'version', x.version, 'text', x.text,
      'kind', o.kind, 'author', a.display_name, 'decision', x.decision, 'locked', c.locked_reason, 'messages', ${messages},
      'history', ${historyOf(sql`x.id`, actor)}) as json
    from ${joined} join account a on a.id = x.created_by where x.id = ${id}`,
  );
  return row && { ...row.json, actions: reportActions(row.json.status, actor, now) };
};
