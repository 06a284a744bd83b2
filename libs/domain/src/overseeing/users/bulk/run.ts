import type { MikroORM } from '@mikro-orm/postgresql';
import { worksIn } from '@psp/contracts/admin-areas';
import { sql } from 'kysely';
import { lock } from '../../../act.ts';
import { type Actor, isAdmin, type SYSTEM } from '../../../actor.ts';
import { asSystem } from '../../../as-system.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { notifyMembers } from '../../../operating/notifications/notify.ts';
import { createReadDb, type Db } from '../../../read-db.ts';
import { oneRow, type Sql } from '../../../sql.ts';
import { flush, transaction, type Write } from '../../../write.ts';
import { NOTIFICATIONS } from '../notifications.ts';
import { BulkAct } from './act.entity.ts';
import { PaceReached } from '../../../joining/members/founding/invite.ts';
import { pauseBulkAct } from './pause.ts';
import { perform, type Task } from './perform.ts';
import { STOPPED } from './strings.ts';

/* The author of an act with their present rights; null once they have left the association. */
const authorOf = (db: Db, id: string, locking: Sql = sql``): Promise<Actor | null> =>
  oneRow(
    db,
    sql<Actor>`select a.id as "accountId", a.display_name as "displayName", o.id as "organisationId", o.name as "organisationName",
        o.kind, m.role, case when m.role = 'editor' then m.areas end as areas,
        case when a.status = 'active' then o.status else 'suspended' end as status
      from bulk_act b join account a on a.id = b.created_by join membership m on m.account_id = a.id
        join organisation o on o.id = m.organisation_id and o.kind = 'admin' where b.id = ${id} limit 1 ${locking}`,
  );

const mayAct = (actor: Actor | null): actor is Actor =>
  actor !== null && isAdmin(actor) && worksIn(actor.areas, 'support');

/* Locks the act, so that no two workers take one row, then reads the next row in a statement of its own. */
const nextTask = async ({ db }: Write<Actor>, id: string): Promise<(Task & { position: number }) | null> => {
  await db.run(sql`select 1 from bulk_act where id = ${id} for update`);
  return oneRow(
    db,
    sql<Task & { position: number }>`select r.position, r.subject_id as "subjectId", b.action, b.reason, b.package
      from bulk_act_row r join bulk_act b on b.id = r.act_id and b.status = 'running'
      where r.act_id = ${id} and r.done_at is null and r.problem is null order by r.position limit 1`,
  );
};

const refuse = (orm: MikroORM, id: string, position: number, problem: string): Promise<unknown> =>
  asSystem(orm, ({ db }) =>
    db.run(sql`update bulk_act_row set problem = ${problem}
      where act_id = ${id} and position = ${position} and done_at is null`),
  );

type Step = 'next' | 'end' | 'stop' | 'pause';

/* Performs the act on the next row. The row is marked in the transaction that changes it, so that a kill repeats nothing. */
const performNext = async (orm: MikroORM, id: string): Promise<Step> => {
  const actor = await authorOf(createReadDb(orm), id);
  if (!mayAct(actor)) return 'stop';
  let position = 0;
  try {
    return await transaction(orm, { actor }, async (write): Promise<Step> => {
      // Whoever suspends the author, or takes the area, waits for this row; the next one sees it.
      if (!mayAct(await authorOf(write.db, id, sql`for share of a, m`))) return 'stop';
      const task = await nextTask(write, id);
      if (!task) return 'end';
      ({ position } = task);
      await perform(write, task);
      await flush(write);
      await write.db.run(
        sql`update bulk_act_row set done_at = ${write.now} where act_id = ${id} and position = ${position}`,
      );
      return 'next';
    });
  } catch (error) {
    if (error instanceof PaceReached) return 'pause';
    if (!(error instanceof DomainError) || position === 0) throw error;
    await refuse(orm, id, position, error.message);
    return 'next';
  }
};

/**
 * Performs an act row by row, each in a transaction of its own, and ends it. A retry goes on after the last row that was done. Stops
 * when its author may no longer act, and pauses when the hour's number of mails is sent. Throws database errors.
 */
export const runBulkAct = async (orm: MikroORM, id: string): Promise<void> => {
  let step: Step = 'next';
  while (step === 'next') step = await performNext(orm, id);
  if (step === 'pause') await asSystem(orm, (write) => pauseBulkAct(write, id));
  else await asSystem(orm, (write) => endAct(write, id, step === 'stop' ? STOPPED.rights : null));
};

/* Does nothing for an act that was ended meanwhile. */
const endAct = async (write: Write<typeof SYSTEM>, id: string, why: string | null): Promise<void> => {
  const { db, actor, now } = write;
  const one = await lock(write, BulkAct, { id });
  if (one.status !== 'running') return;
  record(write, { entity: 'bulk-act', id }, one.end(actor, why ? 'stop' : 'finish', why, now));
  const author = await authorOf(db, id);
  const counts = await oneRow(
    db,
    sql<{ done: number; refused: number }>`select count(done_at)::int as done, count(problem)::int as refused
      from bulk_act_row where act_id = ${id}`,
  );
  if (author && counts)
    notifyMembers(write, author.organisationId, [author.accountId], NOTIFICATIONS.bulkEnded(one, counts));
};

/** Ends an act whose rows failed in every attempt. */
export const failBulkAct = (write: Write<typeof SYSTEM>, id: string): Promise<void> =>
  endAct(write, id, STOPPED.failed);
