import type { AuditedEntity } from '@psp/contracts/history';
import { sql } from 'kysely';
import { SETTLING_ACTS, settleRows } from '../notifications/waiting.ts';
import { type Told, notificationRows } from '../notifications/notify.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import type { Announced } from '../live/announce.ts';
import { liveRows } from '../live/live-rows.ts';

/** Author of an audit row. `accountId` is null for timed acts, `organisationId` before the account has an organisation. */
export interface Recorded {
  accountId: string | null;
  organisationId: string | null;
  /** Id of the HTTP request. */
  traceId?: string | undefined;
}

export interface ActRow extends Recorded {
  at: Date;
  action: string;
  entity: string;
  entityId: string | null;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  outcome?: 'done' | 'refused';
  details?: Record<string, unknown> | null;
}

export interface PendingRows {
  acts: ActRow[];
  messages: Told[];
  announced: Announced[];
}

interface Subject {
  entity: AuditedEntity;
  id: string | null;
}

/** The parts of a write that `record` needs. */
interface RecordedWrite {
  actor: Recorded;
  now: Date;
  pending: PendingRows;
}

/** Adds an audit row for a change. It is written by the next flush, in the transaction of the change. */
export const record = (
  { actor, now, pending }: RecordedWrite,
  { entity, id }: Subject,
  { action, from, to }: Pick<ActRow, 'action' | 'from' | 'to'>,
  more: Pick<ActRow, 'reason' | 'details' | 'outcome'> = {},
): void => {
  const { accountId, organisationId, traceId } = actor;
  const what = { action: `${entity}.${action}`, entity, entityId: id, from, to, ...more };
  pending.acts.push({ at: now, accountId, organisationId, traceId, ...what });
};

const actRows = (acts: ActRow[]): Sql => sql`insert into audit
  (at, account_id, organisation_id, action, entity, entity_id, from_state, to_state, reason, outcome, details, trace_id)
  select a.at, a."accountId", a."organisationId", a.action, a.entity, a."entityId", a."from", a."to", a.reason,
    coalesce(a.outcome, 'done'), a.details, a."traceId"
  from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as a(at timestamptz, "accountId" uuid, "organisationId" uuid,
    action text, entity text, "entityId" uuid, "from" text, "to" text, reason text, outcome text, details jsonb, "traceId" text)`;

/** Writes audit rows at once, in the transaction of `db`. */
export const insertActs = async (db: Db, acts: ActRow[]): Promise<void> => void (await db.run(actRows(acts)));

/**
 * Records that a text was saved, unless the same account did the last act on it: drafts are saved after every pause in typing, and
 * the history only needs to show who wrote last.
 */
export const recordSave = async (
  { db, actor, now }: { db: Db; actor: Recorded; now: Date },
  { entity, id }: Subject,
  { action, from, to }: Pick<ActRow, 'action' | 'from' | 'to'>,
): Promise<void> => {
  const { accountId, organisationId, traceId } = actor;
  await db.run(sql`insert into audit (at, account_id, organisation_id, action, entity, entity_id, from_state, to_state, trace_id)
    select ${now}::timestamptz, ${accountId}::uuid, ${organisationId}::uuid, ${`${entity}.${action}`}, ${entity}, ${id}::uuid, ${from}, ${to},
      ${traceId ?? null}
    where (select a.account_id from audit a where a.entity_id = ${id} and a.outcome = 'done' order by a.id desc limit 1)
      is distinct from ${accountId}::uuid`);
};

/** Writes all pending rows in one statement and empties the lists. */
export const writeRows = async (db: Db, pending: PendingRows, now: Date): Promise<void> => {
  const [acts, messages, announced] = [pending.acts.splice(0), pending.messages.splice(0), pending.announced.splice(0)];
  const settling = acts.filter(({ action, outcome = 'done' }) => outcome === 'done' && SETTLING_ACTS.has(action));
  const live = liveRows(acts, announced);
  const parts = [
    ...(settling.length > 0 ? [settleRows(settling, now)] : []),
    ...(messages.length > 0 || live ? [sql`acts as (${actRows(acts)})`] : []),
    ...(messages.length > 0 && live ? [sql`live as (${live})`] : []),
  ];
  const before = parts.length > 0 ? sql`with ${sql.join(parts)}` : sql``;
  if (messages.length > 0) await db.run(sql`${before}, ${notificationRows(messages, now)}`);
  else if (live) await db.run(sql`${before} ${live}`);
  else if (acts.length > 0) await db.run(sql`${before} ${actRows(acts)}`);
};
