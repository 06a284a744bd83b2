import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import type { Registration } from './content.ts';
import { type RegisteredAccount, recordAs } from './record-as.ts';

/**
 * Makes the account of a sign-up. When one with this e-mail was made meanwhile (by an invitation, say), that one is taken, with
 * its own name and password: both belong to whoever reads the address's mail. Throws `link.invalid` while it is suspended.
 */
export async function accountOf(
  em: EntityManager,
  { email, content, passwordHash }: Registration,
  traceId: string | null,
): Promise<RegisteredAccount> {
  const { contactName, position, phone } = content;
  const made = await oneRow(
    within(em),
    sql<RegisteredAccount>`insert into account (email, display_name, password_hash, position, phone)
      values (${email}, ${contactName}, ${passwordHash}, ${position}, ${phone})
      on conflict (email) do nothing returning id, display_name as "displayName", email::text as email`,
  );
  if (made) {
    recordAs(em, made, null, { action: 'account.create', entity: 'account', entityId: made.id, traceId });
    return made;
  }
  const existing = found(
    await oneRow(
      within(em),
      sql<RegisteredAccount & { status: string }>`select id, display_name as "displayName", email::text as email, status
        from account where email = ${email}::citext`,
    ),
  );
  if (existing.status !== 'active') throw new DomainError('link.invalid');
  return existing;
}
