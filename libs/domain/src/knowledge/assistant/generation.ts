import { sql } from 'kysely';
import type { Actor, SYSTEM } from '../../actor.ts';
import { announce } from '../../operating/live/announce.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { NO_ANSWER, type StoredAnswer } from './answer.ts';

/** Milliseconds from a question until its answer is taken from the passages alone, whatever a model is doing. */
export const ANSWER_WITHIN_MS = 10_000;

/** SQL condition: the turn `t` has waited for a model for too long. */
export const isLate = (now: Sql): Sql =>
  sql`t.state = 'answering' and t.asked_at < ${now} - make_interval(secs => ${sql.lit(ANSWER_WITHIN_MS / 1000)})`;

/** SQL: what is shown of the turn `t` when no model has answered it. */
export const FALLBACK = sql`jsonb_set(t.fallback, '{isFallback}', 'true')`;

/** A question that a model is to answer, with who asked it and their present rights. */
export interface WaitingTurn extends Actor {
  id: string;
  conversationId: string;
  question: string;
  before: string | null;
  fallback: StoredAnswer;
  /** Milliseconds that are left. */
  leftMs: number;
}

/** Reads a turn that waits for a model; null when it was answered, stopped or deleted, or the person has left. */
export const readWaitingTurn = (db: Db, id: string): Promise<WaitingTurn | null> =>
  oneRow(
    db,
    sql<WaitingTurn>`select t.id, t.conversation_id as "conversationId", t.question, b.question as before, t.fallback,
        (${sql.lit(ANSWER_WITHIN_MS)} - extract(epoch from now() - t.asked_at) * 1000)::int as "leftMs",
        a.id as "accountId", a.display_name as "displayName", o.id as "organisationId", o.name as "organisationName", o.kind, m.role,
        case when a.status = 'active' then o.status else 'suspended' end as status
      from assistant_turn t join assistant_conversation c on c.id = t.conversation_id
        join account a on a.id = c.account_id join organisation o on o.id = c.organisation_id
        join membership m on m.account_id = a.id and m.organisation_id = o.id
        left join assistant_turn b on b.conversation_id = t.conversation_id and b.number = t.number - 1
      where t.id = ${id} and t.state = 'answering' and not (${isLate(sql`now()`)})`,
  );

type Turn = Pick<WaitingTurn, 'id' | 'conversationId' | 'organisationId'>;

/**
 * Ends a turn without an answer, because the model found none in the passages; they stay as the nearest ones. Returns false when the turn
 * was stopped, deleted or is late.
 */
export const keepUnknown = async (
  write: Write<typeof SYSTEM>,
  { id, conversationId, organisationId, fallback }: Turn & Pick<WaitingTurn, 'fallback'>,
): Promise<boolean> => {
  const { db, now } = write;
  const passages = fallback.passages.map((passage) => ({ ...passage, quotes: [] }));
  const kept = await db.run(sql`update assistant_turn t set state = 'refused', answered_at = ${now}::timestamptz,
      answer = ${JSON.stringify({ ...NO_ANSWER, passages })}::jsonb
    where t.id = ${id} and t.state = 'answering' and not (${isLate(sql`${now}::timestamptz`)}) returning 1`);
  if (kept.length > 0) announce(write, { topic: `assistant:${conversationId}`, organisations: [organisationId] });
  return kept.length > 0;
};

/**
 * Keeps what a model has written so far, and with `isWhole` ends the turn; without sentences the fallback is its answer. Returns false
 * when the turn was stopped, deleted or is late: nothing is kept then.
 */
export const keepWritten = async (
  write: Write<typeof SYSTEM>,
  { id, conversationId, organisationId }: Turn,
  answer: StoredAnswer,
  isWhole: boolean,
): Promise<boolean> => {
  const { db, now } = write;
  const isEmpty = answer.sentences.length === 0;
  const kept = await db.run(sql`update assistant_turn t set
      answer = case when ${isWhole && isEmpty} then ${FALLBACK} else ${JSON.stringify(answer)}::jsonb end,
      state = case when ${isWhole} then 'answered' else t.state end,
      answered_at = case when ${isWhole} then ${now}::timestamptz end
    where t.id = ${id} and t.state = 'answering' and not (${isLate(sql`${now}::timestamptz`)}) returning 1`);
  if (kept.length > 0) announce(write, { topic: `assistant:${conversationId}`, organisations: [organisationId] });
  return kept.length > 0;
};

/** Ends the turns of a conversation that are late with their fallbacks, before another question is added. */
export const settleLate = async (
  { db, now }: Pick<Write<unknown>, 'db' | 'now'>,
  conversationId: string,
): Promise<void> => {
  await db.run(sql`update assistant_turn t set state = 'answered', answered_at = ${now},
      answer = ${FALLBACK}
    where t.conversation_id = ${conversationId} and ${isLate(sql`${now}::timestamptz`)}`);
};
