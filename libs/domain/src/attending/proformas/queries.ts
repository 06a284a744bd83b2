import {
  OWED_STATUS,
  type OwedItem,
  type OwedQuery,
  type OwnProformas,
  type ProformaStatus,
  type SeatKind,
} from '@psp/contracts/proformas';
import { sql } from 'kysely';
import { type Actor, canWriteFor, isAdmin } from '../../actor.ts';
import { EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { onNone, PAID_SEATS, type PricedSubject, readSubject, SUBJECTS } from './due.ts';
import type { Issuer, ProformaParty, Subject } from './proforma.entity.ts';

interface Of {
  kind: SeatKind;
  id: string;
}

const SEATS = sql`(select count(*)::int from proforma_line l where l.proforma_id = f.id)`;
const REPLACED_BY = sql`(select n.number from proforma n where n.id = f.replaced_by)`;

/** Reads the proformas of the actor's organisation for an event or a course; null for one that it may not read. */
export const readOwnProformas = async (db: Db, actor: Actor, of: Of): Promise<OwnProformas | null> => {
  const subject = await readSubject(db, actor, of);
  if (!subject) return null;
  const { poolId } = subject;
  const { organisationId } = actor;
  const row = await oneRow(
    db,
    sql<{ json: Omit<OwnProformas, 'canIssue'> }>`select json_build_object(
        'due', (select coalesce(sum(r.price), 0)::float8 from ${SUBJECTS} join seat_registration r on ${PAID_SEATS}
          where s.pool_id = ${poolId} and r.organisation_id = ${organisationId} and ${onNone('issued', 'paid')}),
        'items', (select coalesce(json_agg(json_build_object('id', f.id, 'number', f.number, 'status', f.status,
            'total', f.total::float8, 'seats', ${SEATS}, 'issuedOn', f.issued_on, 'dueOn', f.due_on, 'paidOn', f.paid_on,
            'replacedBy', ${REPLACED_BY}) order by f.id desc), '[]')
          from proforma f where f.pool_id = ${poolId} and f.organisation_id = ${organisationId})) as json`,
  );
  const { due, items } = found(row).json;
  return { due, items, canIssue: due > 0 && canWriteFor(actor, organisationId) };
};

/* What is owed and paid in a pool as rows `d`: proformas, and the seats of organisations that are on none. */
const owedIn = (poolId: string): Sql => sql`(
  select f.id, f.version, f.number, f.organisation_id, f.status, ${SEATS} as seats, f.total, f.issued_on, f.due_on, f.paid_on,
      ${REPLACED_BY} as replaced_by
    from proforma f where f.pool_id = ${poolId}
  union all
  select null, null, null, r.organisation_id, 'due', count(*)::int, sum(r.price), null, null, null, null
    from ${SUBJECTS} join seat_registration r on ${PAID_SEATS}
    where s.pool_id = ${poolId} and ${onNone('issued', 'paid')} group by r.organisation_id) d`;

const SHOWS: Record<OwedQuery['show'], Sql> = {
  live: sql`d.status in ('due', 'issued', 'paid')`,
  owed: sql`d.status in ('due', 'issued')`,
  paid: sql`d.status = 'paid'`,
  past: sql`d.status in ('replaced', 'withdrawn')`,
};

type Shown = Pick<OwedQuery, 'q' | 'show'>;

const shown = ({ poolId }: PricedSubject, { q, show }: Shown): Sql => sql`${owedIn(poolId)}
  join organisation o on o.id = d.organisation_id where ${allOf(
    SHOWS[show],
    q ? containsWords(sql`search_fold(o.name || ' ' || coalesce(d.number, ''))`, q) : undefined,
  )}`;

const itemOf = (actor: Actor): Sql => sql`json_build_object('id', d.id, 'version', d.version, 'number', d.number,
  'organisationId', o.id, 'organisation', o.name, 'status', d.status, 'seats', d.seats, 'total', d.total::float8,
  'issuedOn', d.issued_on, 'dueOn', d.due_on, 'paidOn', d.paid_on, 'replacedBy', d.replaced_by,
  'actions', case ${isAdmin(actor) ? sql`d.status` : sql`''`} when 'due' then '["issue"]'::json when 'issued' then '["pay"]'
    when 'paid' then '["unpay"]' else '[]' end)`;

/* Those who owe first. */
const ORDER = sql`array_position(array['due', 'issued', 'paid', 'replaced', 'withdrawn'], d.status), o.name collate "ro-x-icu", d.id desc`;

/** A page of what organisations owe and have paid for an event or a course, as JSON text (`owedList`). Throws `not_found`. */
export const listOwed = async (
  db: Db,
  actor: Actor,
  { kind, id, page, ...filters }: OwedQuery & Of,
): Promise<string> => {
  const subject = found(await readSubject(db, actor, { kind, id }));
  const { number, title, poolId } = subject;
  const sumOf = (...statuses: string[]) =>
    sql`(select coalesce(sum(d.total), 0)::float8 from ${owedIn(poolId)} where d.status = any (${statuses}::text[]))`;
  return pageText(
    db,
    page,
    sql`select ${itemOf(actor)} as item, row_number() over (order by ${ORDER}) as position
      from ${shown(subject, filters)} order by ${ORDER} ${windowOf(page)}`,
    sql`select from ${shown(subject, filters)}`,
    sql`, 'subject', json_build_object('number', ${number}::text, 'title', ${title}::text),
      'owed', ${sumOf('due', 'issued')}, 'paid', ${sumOf('paid')}`,
  );
};

/** All rows of the filtered list, in its order, with the number of the event or course. Throws `not_found`. */
export const exportOwed = async (
  db: Db,
  actor: Actor,
  { kind, id, ...filters }: Shown & Of,
): Promise<{ number: string; rows: OwedItem[] }> => {
  const subject = found(await readSubject(db, actor, { kind, id }));
  const rows = await db.run(
    sql<{ item: OwedItem }>`select ${itemOf(actor)} as item from ${shown(subject, filters)} order by ${ORDER}
      limit ${EXPORTED_ROWS_MAX}`,
  );
  return { number: subject.number, rows: rows.map(({ item }) => item) };
};

/* A day without a time: "29.11.2026". */
const dayOf = (day: string | null): string | null => day && day.split('-').toReversed().join('.');

export const OWED_COLUMNS: ExportColumns<OwedItem> = [
  { label: 'Organizația', value: ({ organisation }) => organisation },
  { label: 'Proforma', value: ({ number }) => number },
  { label: 'Stare', value: ({ status }) => OWED_STATUS[status].label },
  { label: 'Locuri', value: ({ seats }) => seats },
  { label: 'Total (lei)', value: ({ total }) => total },
  { label: 'Emisă la', value: ({ issuedOn }) => dayOf(issuedOn) },
  { label: 'Scadentă la', value: ({ dueOn }) => dayOf(dueOn) },
  { label: 'Plătită la', value: ({ paidOn }) => dayOf(paidOn) },
  { label: 'Înlocuită de', value: ({ replacedBy }) => replacedBy },
];

/** What is printed on a proforma. */
export interface PrintedProforma {
  number: string;
  status: ProformaStatus;
  /** Lei. */
  total: number;
  issuedOn: string;
  dueOn: string;
  paidOn: string | null;
  replacedBy: string | null;
  /** ISO time of the issue. */
  createdAt: string;
  subject: Subject;
  issuer: Issuer;
  buyer: ProformaParty;
  /** Empty for a period of a package. */
  lines: { name: string; price: number }[];
}

/** Reads a proforma of the actor's organisation, of any for the association. Throws `not_found`. */
export const readProforma = async (db: Db, { kind, organisationId }: Actor, id: string): Promise<PrintedProforma> =>
  found(
    await oneRow(
      db,
      sql<{
        item: PrintedProforma;
      }>`select json_build_object('number', f.number, 'status', f.status, 'total', f.total::float8,
          'issuedOn', f.issued_on, 'dueOn', f.due_on, 'paidOn', f.paid_on, 'replacedBy', ${REPLACED_BY}, 'createdAt', f.created_at,
          'subject', f.subject, 'issuer', f.issuer, 'buyer', f.buyer,
          'lines', (select coalesce(json_agg(json_build_object('name', a.display_name, 'price', l.price::float8) order by a.display_name, r.id), '[]')
            from proforma_line l join seat_registration r on r.id = l.registration_id join account a on a.id = r.account_id
            where l.proforma_id = f.id)) as item
        from proforma f where f.id = ${id} and ${kind === 'admin' ? sql`true` : sql`f.organisation_id = ${organisationId}`}`,
    ),
  ).item;
