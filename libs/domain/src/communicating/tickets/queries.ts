import type { TicketItem, TicketList, TicketQuery, TicketView } from '@psp/contracts/tickets';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { foundPage, orderedFor, searched } from '../../searched.ts';
import { allOf, oneRow, containsWords, type Sql } from '../../sql.ts';
import { readWorkingDays } from './due.ts';
import { conversation } from './public-queries.ts';
import { replyUntil, ticketActions } from './transitions.ts';
import { type WorkingDays, workingMinutesBetween } from './working-time.ts';

const OVERDUE = sql`t.status = 'open' and t.due_at <= `;

const statusIs = (status: TicketQuery['status']): Sql | undefined => {
  if (status === 'all') return undefined;
  return status === 'active' ? sql`t.status in ('open', 'pending')` : sql`t.status = ${status}`;
};

const assigneeIs = (assignee: TicketQuery['assignee'], { accountId }: Actor): Sql | undefined => {
  if (assignee === 'anyone') return undefined;
  return assignee === 'me' ? sql`t.assignee_id = ${accountId}` : sql`t.assignee_id is null`;
};

const whereOf = ({ status, kind, assignee, due }: TicketQuery, actor: Actor, now: Date): Sql =>
  allOf(
    statusIs(status),
    kind === 'all' ? undefined : sql`t.kind = ${kind}`,
    assigneeIs(assignee, actor),
    due === 'overdue' ? sql`${OVERDUE}${now}` : undefined,
  );

/** The stored due time; the remaining working time is computed here, from the working days. */
interface Timed {
  kind: TicketView['kind'];
  dueAt: string | null;
}

const dueOf = ({ kind, dueAt }: Timed, now: Date, days: WorkingDays): TicketView['due'] => {
  if (dueAt === null) return null;
  const at = new Date(dueAt);
  const isOverdue = at <= now;
  const isCounted = kind === 'support' && !isOverdue;
  return { at: dueAt, isOverdue, workingMinutes: isCounted ? workingMinutesBetween(now, at, days) : null };
};

const withDue = <T extends Timed>({ dueAt, ...rest }: T, now: Date, days: WorkingDays) => ({
  ...rest,
  due: dueOf({ kind: rest.kind, dueAt }, now, days),
});

const ORDER = sql`t.due_at nulls last, t.updated_at desc, t.id`;
const item = sql`json_build_object('id', t.id, 'number', t.number, 'subject', t.subject, 'kind', t.kind, 'status', t.status,
  'isUrgent', t.is_urgent, 'name', t.name, 'email', t.email::text, 'organisation', o.name, 'assignee', a.display_name,
  'dueAt', t.due_at, 'createdAt', t.created_at, 'updatedAt', t.updated_at)`;

interface StoredPage extends Omit<TicketList, 'items'> {
  items: (Omit<TicketItem, 'due'> & Timed)[];
}

/**
 * Lists a page of the association's queue (`ticketList`), ordered by due time, then by last change. `overdue` counts all overdue
 * tickets, whatever the filters.
 */
export const listTickets = async (db: Db, actor: Actor, query: TicketQuery, now: Date): Promise<TicketList> => {
  const found = searched({
    q: query.q,
    from: sql`ticket t`,
    id: sql`t.id`,
    where: whereOf(query, actor, now),
    order: ORDER,
    fits: containsWords(sql`t.search_text`, query.q),
    ordered: orderedFor(query.page),
  });
  const joins = sql`ticket t on t.id = p.id
    left join organisation o on o.id = t.organisation_id left join account a on a.id = t.assignee_id`;
  const more = sql`, 'overdue', (select count(*) from ticket t where ${OVERDUE}${now})`;
  const [days, row] = await Promise.all([
    readWorkingDays(db),
    oneRow(db, sql<{ json: StoredPage }>`select ${foundPage({ page: query.page, found, item, joins, more })} as json`),
  ]);
  if (!row) throw new Error('a list without a row');
  return { ...row.json, items: row.json.items.map((one) => withDue(one, now, days)) };
};

/* The history of the ticket. Acts by link carry the requester's name; acts without account are the portal's own. */
const history = sql`(select coalesce(json_agg(json_build_object('id', h.id, 'at', h.at, 'action', h.action,
    'about', h.details ->> 'title', 'who', case when h.details ->> 'by' = 'requester' then t.name when h.account_id is null then 'Portal PSP' else who.display_name end,
    'from', h.from_state, 'to', h.to_state, 'outcome', h.outcome,
    'reason', (select display_name from account where id = (h.details ->> 'assigneeId')::uuid)) order by h.id), '[]')
  from audit h left join account who on who.id = h.account_id where h.entity_id = t.id and h.outcome = 'done')`;

const notes = sql`(select coalesce(json_agg(json_build_object('id', n.id, 'author', w.display_name, 'body', n.body,
    'createdAt', n.created_at) order by n.id), '[]')
  from ticket_note n join account w on w.id = n.author_id where n.ticket_id = t.id)`;

const staffOf = ({ organisationId, accountId }: Actor): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.display_name, 'isYou', s.id = ${accountId}) order by s.display_name collate "ro-x-icu", s.id), '[]')
  from membership m join account s on s.id = m.account_id
  where m.organisation_id = ${organisationId} and m.role <> 'viewer' and s.status = 'active')`;

type StoredTicket = Omit<TicketView, 'actions' | 'due' | 'replyUntil'> & {
  dueAt: string | null;
  resolvedAt: string | null;
};

/** Reads a ticket with messages, notes and history for the association's staff; null for an unknown id. */
export const readTicket = async (db: Db, actor: Actor, id: string, now: Date): Promise<TicketView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: StoredTicket }>`select json_build_object('id', t.id, 'version', t.version, 'number', t.number,
      'subject', t.subject, 'kind', t.kind, 'status', t.status, 'isUrgent', t.is_urgent, 'name', t.name, 'email', t.email::text,
      'accountId', t.account_id, 'createdAt', t.created_at, 'dueAt', t.due_at, 'resolvedAt', t.resolved_at,
      'organisation', case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) end,
      'assignee', case when a.id is not null then json_build_object('id', a.id, 'name', a.display_name) end,
      'messages', ${conversation}, 'notes', ${notes}, 'history', ${history}, 'staff', ${staffOf(actor)}) as json
    from ticket t left join organisation o on o.id = t.organisation_id left join account a on a.id = t.assignee_id
    where t.id = ${id}`,
  );
  if (!row) return null;
  const { resolvedAt: resolved, ...ticket } = row.json;
  const resolvedAt = resolved === null ? null : new Date(resolved);
  return {
    ...withDue(ticket, now, await readWorkingDays(db)),
    replyUntil: replyUntil({ resolvedAt })?.toISOString() ?? null,
    actions: ticketActions({ status: ticket.status, resolvedAt }, actor, now),
  };
};
