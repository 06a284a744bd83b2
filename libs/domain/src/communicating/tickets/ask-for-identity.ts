import type { IdentityChange } from '@psp/contracts/organisation-profile';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { openTicket } from './open-ticket.ts';
import { strings } from './strings.ts';

/**
 * Opens a ticket that asks the association to change the organisation's name or tax code. Repeated calls with the same `key` open one
 * ticket. Returns its number.
 */
export const askForIdentity = async (
  write: Write<Actor>,
  { key, address, ...change }: IdentityChange & { key: string; address: string },
): Promise<{ number: string }> => {
  const { db, actor } = write;
  const { email } = found(
    await oneRow(db, sql<{ email: string }>`select email::text as email from account where id = ${actor.accountId}`),
  );
  const number = await openTicket(write, {
    ...{ kind: 'support', name: actor.displayName, email, subject: strings.identitySubject(actor.organisationName) },
    ...{ message: strings.identityMessage(change), isUrgent: false, website: '', filledInMs: Number.MAX_SAFE_INTEGER },
    ...{ key, address },
  });
  return { number };
};
