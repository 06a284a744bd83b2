import type { ContestView, DecisionStatement, StatementQuery, Statements } from '@psp/contracts/decisions';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { isReversible } from './reversible.ts';
import { type DecisionFacts, contestUntil, decisionActions } from './decision.entity.ts';

interface Facts extends Omit<DecisionFacts, 'createdAt'> {
  createdAt: string;
}
type Stored = Omit<DecisionStatement, 'actions' | 'contestUntil'> & { facts: Facts };

const FACTS = sql`json_build_object('status', d.status, 'organisationId', d.organisation_id, 'decidedBy', d.decided_by,
  'outcome', d.outcome, 'createdAt', d.created_at)`;
const factsOf = (facts: Facts): DecisionFacts => ({ ...facts, createdAt: new Date(facts.createdAt) });

const KNOWN = sql`'id', d.id, 'version', d.version, 'entity', d.entity, 'outcome', d.outcome, 'status', d.status`;
const STATEMENT = sql`json_build_object(${KNOWN}, 'reason', d.reason, 'at', d.created_at,
  'contest', case when d.contested_at is not null then json_build_object('text', d.contest, 'at', d.contested_at) end,
  'answer', case when d.answered_at is not null then json_build_object('text', d.answer, 'at', d.answered_at) end,
  'restoredAt', d.restored_at, 'facts', ${FACTS})`;

const statementOf = (
  { json: { facts: stored, ...statement }, reversible }: { json: Stored; reversible: boolean },
  actor: Actor,
  now: Date,
): DecisionStatement => {
  const facts = factsOf(stored);
  const mayContest = reversible && decisionActions(facts, actor, now).includes('contest');
  const until = contestUntil(facts.createdAt).toISOString();
  return { ...statement, contestUntil: until, actions: mayContest ? ['contest'] : [] };
};

const readOne = async (db: Db, actor: Actor, now: Date, rows: Sql): Promise<DecisionStatement | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
      reversible: boolean;
    }>`select ${STATEMENT} as json, ${isReversible(now)} as reversible from ${rows}`,
  );
  return row && statementOf(row, actor, now);
};

/* What the organisation reads: what was decided against its content. That somebody reported it in vain stays unknown. */
const told = ({ organisationId }: Actor): Sql =>
  sql`d.organisation_id = ${organisationId} and d.reason is not null and d.outcome <> 'kept'`;

/** Reads a decision about content of the actor's organisation; null for any other. */
export const readStatement = (db: Db, actor: Actor, id: string, now: Date): Promise<DecisionStatement | null> =>
  readOne(db, actor, now, sql`moderation_decision d where d.id = ${id} and ${told(actor)}`);

/** Reads the last decision about the content of a page of the actor's organisation, if it has a reason. */
export const readLastStatement = async (
  db: Db,
  actor: Actor,
  { entity, on }: StatementQuery,
  now: Date,
): Promise<Statements> => {
  const last = sql`(select * from moderation_decision
      where page_id = ${on} and organisation_id = ${actor.organisationId} and outcome <> 'kept'
      order by created_at desc, id desc limit 1) d
    where d.entity in (${entity}, ${`${entity}-revision`}) and ${told(actor)}`;
  return { last: await readOne(db, actor, now, last) };
};

/** Contests that wait, except those of posts, which the forum has. */
export const waitingContests: WaitingRows = {
  rows: sql`select d.id, d.contested_at as since from moderation_decision d where d.status = 'contested' and d.entity <> 'forum-post'`,
  about: sql`select d.title, o.name from moderation_decision d join organisation o on o.id = d.organisation_id where d.id = w.id`,
  excerpt: sql`select left(d.contest, 200) from moderation_decision d where d.id = w.id`,
};
/** Number of contests that wait: a scalar. */
export const countContests: Sql = sql`(select count(*)::int from moderation_decision d where d.status = 'contested' and d.entity <> 'forum-post')`;

/** Reads a contest as the association decides on it; null for a decision that was not contested, and for those of posts, which the forum has. */
export const readContest = async (db: Db, actor: Actor, id: string, now: Date): Promise<ContestView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Omit<ContestView, 'actions'> & { facts: Facts };
      reversible: boolean;
    }>`select ${isReversible(now)} as reversible,
      json_build_object(${KNOWN}, 'title', d.title,
        'pageId', d.page_id, 'recordId', d.record_id, 'organisation', json_build_object('id', o.id, 'name', o.name), 'reason', coalesce(d.reason, ''),
        'decidedBy', by.display_name, 'isOwn', d.decided_by = ${actor.accountId}, 'decidedAt', d.created_at, 'text', d.contest, 'contestedAt', d.contested_at,
        'answer', case when d.answered_at is not null then json_build_object('text', d.answer, 'at', d.answered_at,
          'by', (select display_name from account where id = d.answered_by)) end,
        'history', ${historyOf(sql`d.id, d.record_id`, actor)}, 'facts', ${FACTS}) as json
      from moderation_decision d join organisation o on o.id = d.organisation_id join account by on by.id = d.decided_by
      where d.id = ${id} and d.contested_at is not null and d.entity <> 'forum-post'`,
  );
  if (!row) return null;
  const { facts, ...view } = row.json;
  const impossible = row.reversible ? 'close' : 'reverse';
  const actions = decisionActions(factsOf(facts), actor, now)
    .filter((action) => action !== 'contest')
    .filter((action) => action !== impossible);
  return { ...view, actions };
};
