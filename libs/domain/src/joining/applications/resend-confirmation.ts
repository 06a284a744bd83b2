import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { countAttempt } from '../../operating/limits/limit.ts';
import { waitingSignUp } from './waiting-sign-up.ts';

/**
 * Sends the confirmation of a sign-up again, with a new link. Throws `not_found` when it was confirmed meanwhile or replaced by a
 * newer sign-up of the address, `rate.limited`.
 */
export const resendConfirmation = async (write: Write<Actor>, { id }: { id: string }): Promise<void> => {
  const { db } = write;
  const signUp = sql<{
    email: string;
  }>`select r.email::text as email from registration r where r.id = ${id} and ${waitingSignUp}`;
  const { email } = found(await oneRow(db, signUp));
  await countAttempt(write, 'resend:staff', email);
  record(write, { entity: 'registration', id }, { action: 'resend', from: 'unconfirmed', to: 'unconfirmed' });
  await enqueue(db, 'send-link', { kind: 'confirmation', email });
};
