import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../actor.ts';

/** An account as sign-in needs it. `actor` is null while it belongs to no organisation. */
export interface Credentials {
  accountId: string;
  email: string;
  passwordHash: string;
  suspended: boolean;
  actor: Actor | null;
}

interface Row extends Actor {
  email: string;
  passwordHash: string;
  suspended: boolean;
}

/** Finds an account by e-mail with the organisation it acts for: the first approved one, else the first of the others. */
export async function findCredentials(em: EntityManager, email: string): Promise<Credentials | null> {
  const [row] = await em.execute<Row[]>(
    `select a.id as "accountId", a.display_name as "displayName", a.email::text as email, a.password_hash as "passwordHash",
       a.status <> 'active' as suspended, o.id as "organisationId", o.name as "organisationName", o.kind, m.role, o.status
     from account a
     left join (membership m join organisation o on o.id = m.organisation_id) on m.account_id = a.id
     where a.email = ?::citext
     order by array_position(array['approved', 'pending', 'needs_info', 'rejected', 'suspended', 'unconfirmed'], o.status), m.id
     limit 1`,
    [email],
  );
  if (!row) return null;
  const { email: stored, passwordHash, suspended, ...actor } = row;
  return { accountId: row.accountId, email: stored, passwordHash, suspended, actor: row.organisationId ? actor : null };
}
