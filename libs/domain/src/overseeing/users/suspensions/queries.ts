import type { PageOf } from '@psp/contracts/common';
import type { SuspensionProposal, SuspensionQuery } from '@psp/contracts/suspensions';
import { sql } from 'kysely';
import type { Actor } from '../../../actor.ts';
import type { WaitingRows } from '../../../capability.ts';
import type { Db } from '../../../read-db.ts';
import { countOf, oneRow, type Sql, totals, windowOf } from '../../../sql.ts';
import { proposalActions } from './proposal.entity.ts';

type Stored = Omit<SuspensionProposal, 'actions'> & { proposedById: string };

/**
 * SQL for the number of active administrators who may decide on suspensions, besides the account `except`. Owners, and
 * editors of the support area, except whoever is suspended or leaving.
 */
export const otherAdministrators = (except: Sql): Sql => sql`(select count(distinct m.account_id)::int from membership m
  join organisation x on x.id = m.organisation_id and x.kind = 'admin' and x.status = 'approved'
  join account a on a.id = m.account_id and a.status = 'active' and a.deletion_due_at is null
  where (m.role = 'owner' or (m.role = 'editor' and coalesce('support' = any (m.areas), true))) and m.account_id <> ${except})`;

/* A proposal has lapsed as soon as its time has passed, also before the timed step has ended it. */
const status = sql`case when s.status = 'open' and s.lapses_at <= now() then 'lapsed' else s.status end`;

/** JSON of the proposal `s` (`suspensionProposal`) with `proposedById`, from which its actions follow. */
const proposalJson = sql`json_build_object('id', s.id, 'organisation', json_build_object('id', so.id, 'name', so.name),
  'status', ${status}, 'reason', s.reason, 'proposedBy', sp.display_name, 'proposedById', s.proposed_by,
  'createdAt', s.created_at, 'lapsesAt', s.lapses_at, 'decidedBy', sd.display_name, 'decidedAt', s.decided_at,
  'decisionReason', s.decision_reason, 'confirmers', ${otherAdministrators(sql`s.proposed_by`)}, 'version', s.version)`;
const proposals = sql`suspension_proposal s join organisation so on so.id = s.organisation_id
  join account sp on sp.id = s.proposed_by left join account sd on sd.id = s.decided_by`;

const withActions = ({ proposedById, ...proposal }: Stored, actor: Actor, now: Date): SuspensionProposal => {
  const { status: stored, lapsesAt } = proposal;
  const facts = { status: stored, proposedBy: proposedById, lapsesAt: new Date(lapsesAt) };
  return { ...proposal, actions: proposalActions(facts, actor, now) };
};

/** Reads a proposal, or null for an unknown id. */
export const readProposal = async (db: Db, actor: Actor, id: string, now: Date): Promise<SuspensionProposal | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select ${proposalJson} as json from ${proposals} where s.id = ${id}`,
  );
  return row && withActions(row.json, actor, now);
};

/** Reads the open proposal about an organisation, or null. */
export const readOpenProposal = async (
  db: Db,
  actor: Actor,
  organisationId: string,
  now: Date,
): Promise<SuspensionProposal | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Stored }>`select ${proposalJson} as json from ${proposals}
      where s.organisation_id = ${organisationId} and s.status = 'open' and s.lapses_at > now()`,
  );
  return row && withActions(row.json, actor, now);
};

/** Lists proposals: open ones as they are decided, the oldest first; otherwise the newest first. */
export const listProposals = async (
  db: Db,
  actor: Actor,
  { page, status: wanted }: SuspensionQuery,
  now: Date,
): Promise<PageOf<SuspensionProposal>> => {
  const matching = sql`from suspension_proposal s where ${wanted === 'all' ? sql`true` : sql`${status} = ${wanted}`}`;
  const order = wanted === 'open' ? sql`s.created_at, s.id` : sql`s.created_at desc, s.id`;
  const row = await oneRow(
    db,
    sql<{ json: PageOf<Stored> }>`select json_build_object('items', coalesce((
        select json_agg(${proposalJson} order by ${order}) from ${proposals}
        where s.id in (select s.id ${matching} order by ${order} ${windowOf(page)})), '[]'),
      ${totals(page)}) as json from ${countOf(sql`select ${matching}`)} counted`,
  );
  if (!row) throw new Error('A list has one row');
  return { ...row.json, items: row.json.items.map((item) => withActions(item, actor, now)) };
};

/* Open proposals `s` of others than the actor, who cannot decide their own. */
const ofOthers = ({ accountId }: Actor): Sql =>
  sql`s.status = 'open' and s.lapses_at > now() and s.proposed_by <> ${accountId}`;

/** SQL for the number of open proposals of others. */
export const waitingProposals = (actor: Actor): Sql =>
  sql`(select count(*)::int from suspension_proposal s where ${ofOthers(actor)})`;

/** Organisations about which an open proposal of others waits, for the overview; it lapses at its limit. */
export const waitingSuspensions = (actor: Actor): WaitingRows => ({
  rows: sql`select s.organisation_id as id, s.created_at as since, s.lapses_at as due from suspension_proposal s where ${ofOthers(actor)}`,
  isLimited: true,
  about: sql`select o.name, null::text from organisation o where o.id = w.id`,
});
