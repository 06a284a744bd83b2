import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lockPublished, recordUse } from './own-project.ts';

interface Switched {
  id: string;
  on: boolean;
}

/*
 * Adds or removes the actor's row of a table and keeps the project's count. Without effect when it is so already, so that a repeated
 * click counts once. The row of a person who came from another organisation moves to this one, and counts once too.
 */
const switching =
  (table: 'exchange_follower' | 'exchange_thanks', count: 'followers' | 'thanks', action: 'follow' | 'thank') =>
  async (write: Write<Actor>, { id, on }: Switched): Promise<void> => {
    const { db, actor, now } = write;
    const project = await lockPublished(write, id);
    if (on && project.organisationId === actor.organisationId) throw new DomainError('exchange.own');
    await countAttempt(write, 'exchange-mark:account', actor.accountId);
    const mine = sql`exchange_id = ${id} and account_id = ${actor.accountId}`;
    const of = on ? sql`organisation_id <> ${actor.organisationId}` : sql`organisation_id = ${actor.organisationId}`;
    const gone = await db.run(sql`delete from ${sql.table(table)} where ${mine} and ${of} returning 1`);
    const added = on
      ? await db.run(sql`insert into ${sql.table(table)} (exchange_id, account_id, organisation_id, created_at)
          values (${id}, ${actor.accountId}, ${actor.organisationId}, ${now}) on conflict do nothing returning 1`)
      : [];
    if (added.length + gone.length === 0) return;
    const by = added.length - gone.length;
    await db.run(sql`update exchange_project set ${sql.ref(count)} = ${sql.ref(count)} + ${by} where id = ${id}`);
    recordUse(write, project, action, { details: { on } });
  };

/** Follows a project or stops following it. Throws `exchange.own`, `not_found`, `exchange.not_published`, `rate.limited`. */
export const followExchange = switching('exchange_follower', 'followers', 'follow');
/** Thanks for a project or takes the thanks back. Throws the same. */
export const thankExchange = switching('exchange_thanks', 'thanks', 'thank');

/* Throws `not_found` for a question that is not shown, `flag.own` for one of the actor's organisation. */
const expectOthers = async ({ db, actor }: Write<Actor>, exchangeId: string, id: string): Promise<void> => {
  const question = sql<{ asker: string }>`select organisation_id as asker from exchange_question
    where id = ${id} and exchange_id = ${exchangeId} and removed_at is null`;
  if (found(await oneRow(db, question)).asker === actor.organisationId) throw new DomainError('flag.own');
};

/**
 * Reports a project, or one of its questions, to the association; it stays published until decided. Throws `exchange.flagged` for a
 * second open report of an organisation, `exchange.own` and `flag.own` for what is its own, `not_found`, `exchange.not_published`,
 * `rate.limited`.
 */
export const flagExchange = async (
  write: Write<Actor>,
  { id, questionId, reason }: { id: string; questionId?: string | undefined; reason: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const project = await lockPublished(write, id);
  if (!questionId && project.organisationId === actor.organisationId) throw new DomainError('exchange.own');
  await countAttempt(write, 'exchange-flag:organisation', actor.organisationId);
  if (questionId) await expectOthers(write, id, questionId);
  const added = await oneRow(
    db,
    sql`insert into exchange_flag (created_at, exchange_id, question_id, organisation_id, account_id, reason)
      values (${now}, ${id}, ${questionId ?? null}, ${actor.organisationId}, ${actor.accountId}, ${reason})
      on conflict do nothing returning 1`,
  );
  if (!added) throw new DomainError('exchange.flagged');
  recordUse(write, project, 'flag', { reason });
  notifyAdmins(write, NOTIFICATIONS.flagged(project, actor));
};

/** Counts a download of a file of a project. */
export const countDownload = async ({ db }: Pick<Write<unknown>, 'db'>, id: string, fileId: string): Promise<void> => {
  await db.run(sql`insert into exchange_download (exchange_id, file_id, times) values (${id}, ${fileId}, 1)
    on conflict (exchange_id, file_id) do update set times = exchange_download.times + 1`);
};
