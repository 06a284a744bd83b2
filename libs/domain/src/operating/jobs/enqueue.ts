import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type Db, dbOf } from '../../read-db.ts';
import type { TestMail } from '../../publishing/newsletter/send-test.ts';
import type { AskedSubscription } from '../../publishing/newsletter/ask.ts';

/** Work that the worker does after the transaction that asks for it, by queue. */
export interface Jobs {
  /** Sends one row of the table `mail`. */
  mail: { id: string };
  /**
   * Makes a one-time link and the mail that carries it. Whether the address belongs to anybody is looked up by the worker,
   * so that the request takes as long for a stranger as for a member.
   */
  'send-link': // Of this sign-up; without one of the address's newest that waits.
    | { kind: 'confirmation'; email: string; registrationId?: string }
    | { kind: 'recovery'; email: string }
    | { kind: 'email-change'; accountId: string; email: string }
    | { kind: 'invitation'; invitationId: string }
    | ({ kind: 'subscription' } & AskedSubscription);
  /** Apart from other mail, which must not wait for thousands of these: an issue's recipients, one delivery, one's own test. */
  newsletter: { kind: 'issue'; id: string } | { kind: 'delivery'; id: string } | ({ kind: 'test' } & TestMail);
  /** Gathers everything an account holds of its own into a ZIP. */
  'data-export': { id: string };
  /** Removes an object of the file store whose row is gone. */
  'file-removal': { key: string };
}
export type Queue = keyof Jobs;

/**
 * Asks for work in the caller's transaction: each job is done, at least once, exactly when the transaction is committed. A
 * statement that finds out itself what is to be done calls the same function of the database, `enqueue(queue, payloads)`.
 */
export const enqueue = async <Q extends Queue>(
  at: Db | EntityManager,
  queue: Q,
  ...payloads: Jobs[Q][]
): Promise<void> => {
  await dbOf(at).run(
    sql`select enqueue(${queue}, array(select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)))`,
  );
};
