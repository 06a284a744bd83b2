import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { countAttempt } from '../accounts/limit.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { waitingSignUp } from './waiting-sign-up.ts';

/**
 * Has the confirmation of a sign-up sent again, with a new link. Throws `not_found` when it was confirmed meanwhile or a
 * newer sign-up of the address took its place, `rate.limited`.
 */
export const resendConfirmation = async (em: EntityManager, actor: Actor, id: string): Promise<void> => {
  const { email } = found(
    await oneRow(
      within(em),
      sql<{ email: string }>`select r.email::text as email from registration r where r.id = ${id} and ${waitingSignUp}`,
    ),
  );
  await countAttempt(em, 'resend:staff', email);
  const change = { action: 'resend', from: 'unconfirmed', to: 'unconfirmed' };
  record(em, actor, { entity: 'registration', id }, change);
  await enqueue(em, 'send-link', { kind: 'confirmation', email });
};
