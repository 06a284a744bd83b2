import {
  CLAIM_KIND_LABELS,
  CLAIM_STATUS,
  type ClaimKind,
  type ClaimStatus,
  type ClaimsQuery,
  type ClaimsShown,
  type HandledClaim,
  type HandledClaims,
  type HandledClaimView,
  WAITING_STATUSES,
} from '@psp/contracts/benefits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql } from '../../sql.ts';
import { windowOf } from '../../sql.ts';
import { claimFields, type StoredClaim, withActions } from './queries.ts';

/* Literals, so that the partial index fits. */
const isWaiting = sql`c.status in (${sql.join(WAITING_STATUSES.map((status) => sql.lit(status)))})`;

/** Number of claims that wait for the association: a scalar. */
export const countWaiting: Sql = sql`(select count(*)::int from benefit_claim c where ${isWaiting})`;

/** The same claims, for the overview. */
export const waitingClaims: WaitingRows = {
  rows: sql`select c.id, c.created_at as since from benefit_claim c where ${isWaiting}`,
  about: sql`select m.title, o.name from benefit_claim c join magazine_issue m on m.id = c.issue_id
    join organisation o on o.id = c.organisation_id where c.id = w.id`,
};

const statusOf = (status: ClaimsShown['status']): Sql | undefined => {
  if (status === 'all') return undefined;
  return status === 'waiting' ? isWaiting : sql`c.status = ${status}`;
};
const shown = ({
  q,
  status,
  kind,
}: ClaimsShown): Sql => sql`benefit_claim c join organisation o on o.id = c.organisation_id
  where ${allOf(statusOf(status), kind === 'all' ? undefined : sql`c.kind = ${kind}`, q ? containsWords(sql`search_fold(o.name)`, q) : undefined)}`;

/* Claims that wait are handled in their order; others are read from the newest on. */
const orderOf = ({ status }: Pick<ClaimsShown, 'status'>): Sql => (status === 'waiting' ? sql`c.id` : sql`c.id desc`);
const handled = sql`json_build_object(${claimFields}, 'firm', json_build_object('id', o.id, 'name', o.name))`;

type StoredList = Omit<HandledClaims, 'items'> & { items: StoredClaim<HandledClaim>[] };

/** A page of claims of all firms, by state, kind and name of the firm. */
export const listClaims = async (db: Db, actor: Actor, query: ClaimsQuery, now: Date): Promise<HandledClaims> => {
  const items = sql`select ${handled} as item, row_number() over (order by ${orderOf(query)}) as position
    from ${shown(query)} order by ${orderOf(query)} ${windowOf(query.page)}`;
  const text = await pageText(
    db,
    query.page,
    items,
    sql`select from ${shown(query)}`,
    sql`, 'waiting', ${countWaiting}`,
  );
  const list = JSON.parse(text) as StoredList;
  return { ...list, items: list.items.map((claim) => withActions(claim, actor, now)) };
};

/** One claim with its history; null when there is none. */
export const readClaim = async (db: Db, actor: Actor, id: string, now: Date): Promise<HandledClaimView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: StoredClaim<HandledClaimView> }>`select json_build_object(${claimFields},
        'firm', json_build_object('id', o.id, 'name', o.name), 'history', ${historyOf(sql`c.id`, actor)}) as json
      from benefit_claim c join organisation o on o.id = c.organisation_id where c.id = ${id}`,
  );
  return row && withActions(row.json, actor, now);
};

interface ExportedClaim {
  kind: ClaimKind;
  firm: string;
  issue: string;
  status: ClaimStatus;
  by: string | null;
  createdAt: string;
  address: string | null;
  attention: string;
  awb: string | null;
  shippedAt: string | null;
  receivedAt: string | null;
}

/** All rows of the filtered list, in its order, up to EXPORTED_ROWS_MAX. */
export const exportClaims = (db: Db, _: Actor, query: ClaimsShown): Promise<ExportedClaim[]> =>
  db.run(sql<ExportedClaim>`select c.kind, o.name as firm, (select m.number || '/' || m.year from magazine_issue m
      where m.id = c.issue_id) as issue, c.status, (select display_name from account where id = c.account_id) as by,
      to_json(c.created_at) as "createdAt", c.address, c.attention, c.awb, to_json(c.shipped_at) as "shippedAt",
      to_json(c.received_at) as "receivedAt"
    from ${shown(query)} order by ${orderOf(query)} limit ${sql.lit(EXPORTED_ROWS_MAX)}`);

export const EXPORT_COLUMNS: ExportColumns<ExportedClaim> = [
  { label: 'Beneficiu', value: ({ kind }) => CLAIM_KIND_LABELS[kind] },
  { label: 'Firma', value: ({ firm }) => firm },
  { label: 'Numărul revistei', value: ({ issue }) => issue },
  { label: 'Stare', value: ({ status }) => CLAIM_STATUS[status].label },
  { label: 'Cerut de', value: ({ by }) => by },
  { label: 'Cerut la', value: ({ createdAt }) => dateOf(createdAt) },
  { label: 'Adresa', value: ({ address }) => address },
  { label: 'În atenția', value: ({ attention }) => attention },
  { label: 'AWB', value: ({ awb }) => awb },
  { label: 'Expediat la', value: ({ shippedAt }) => dateOf(shippedAt) },
  { label: 'Primit la', value: ({ receivedAt }) => dateOf(receivedAt) },
];
