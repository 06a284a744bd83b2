import type { PublicTicket } from '@psp/contracts/tickets';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { REQUESTER, replyUntil, ticketActions } from './transitions.ts';

/** SQL for the messages of ticket `t` as JSON, oldest first. Answers carry the association's name, not that of an employee. */
export const conversation: Sql = sql`(select coalesce(json_agg(json_build_object('id', m.id, 'side', m.side,
    'author', case m.side when 'requester' then t.name
      else coalesce((select name from organisation where kind = 'admin' order by id limit 1), '') end,
    'body', m.body, 'createdAt', m.created_at) order by m.id), '[]')
  from ticket_message m where m.ticket_id = t.id)`;

/*
 * SQL for the version of ticket `t` shown to its requester: it counts only acts that the requester can see.
 */
const publicVersion: Sql = sql`(select 1 + count(*)::int from audit h where h.entity_id = t.id and h.outcome = 'done'
  and h.action not in ('ticket.open', 'ticket.note', 'ticket.assign', 'ticket.unassign'))`;

/** Reads the requester's version of a ticket that the caller has locked. */
export const readPublicVersion = async (db: Db, id: string): Promise<number> =>
  (await oneRow(db, sql<{ version: number }>`select ${publicVersion} as version from ticket t where t.id = ${id}`))
    ?.version ?? 0;

type Stored = Omit<PublicTicket, 'actions' | 'replyUntil'> & { resolvedAt: string | null };

/** Reads a ticket for its requester, without notes, staff names and addresses. Throws `ticket.link_invalid`. */
export const readPublicTicket = async (db: Db, id: string, now: Date): Promise<PublicTicket> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('number', t.number, 'version', ${publicVersion}, 'subject', t.subject,
      'kind', t.kind, 'status', t.status, 'createdAt', t.created_at, 'dueAt', t.due_at, 'resolvedAt', t.resolved_at,
      'messages', ${conversation}) as json from ticket t where t.id = ${id}`,
  );
  const { resolvedAt: resolved, ...ticket } = found(row, 'ticket.link_invalid').json;
  const resolvedAt = resolved === null ? null : new Date(resolved);
  const actions = ticketActions({ status: ticket.status, resolvedAt }, REQUESTER, now);
  return {
    ...ticket,
    replyUntil: replyUntil({ resolvedAt })?.toISOString() ?? null,
    actions: actions.filter((action) => action === 'reply' || action === 'resolve'),
  };
};
