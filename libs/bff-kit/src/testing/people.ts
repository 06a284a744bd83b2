import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import type { Actor } from '@psp/domain/actor';

/** The user that a test acts as; by default the owner of an approved organisation. */
export interface Person {
  kind: Kind;
  role?: Role;
  status?: OrganisationStatus;
  accountStatus?: 'active' | 'suspended';
  /** Id of an existing organisation to use instead of a new one. */
  organisationId?: string;
  passwordHash?: string;
}

export interface StoredPerson {
  actor: Actor;
  email: string;
  sessionId: string;
}

/** Stores a user: account, organisation, membership and live session. */
export async function storePerson(orm: MikroORM, person: Person): Promise<StoredPerson> {
  const { kind, role = 'owner', status = 'approved', accountStatus = 'active', passwordHash = '' } = person;
  const em = orm.em.fork();
  const insert = async (sql: string, values: unknown[]): Promise<string> => {
    const [row] = await em.execute<{ id: string }[]>(`${sql} returning id`, values);
    if (!row) throw new Error('no row was stored');
    return row.id;
  };
  const email = `${randomUUID()}@exemplu.ro`;
  const displayName = 'Ioana Test';
  const accountId = await insert(
    'insert into account (email, display_name, password_hash, status) values (?, ?, ?, ?)',
    [email, displayName, passwordHash, accountStatus],
  );
  const organisationName = `Organizația ${kind}`;
  const organisationId =
    person.organisationId ??
    (await insert('insert into organisation (kind, name, status, uat_type) values (?, ?, ?, ?)', [
      kind,
      organisationName,
      status,
      kind === 'uat' ? 'commune' : null,
    ]));
  await insert('insert into membership (account_id, organisation_id, role) values (?, ?, ?)', [
    accountId,
    organisationId,
    role,
  ]);
  const sessionId = await insert(
    `insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at, second_factor_at)
     values (?, ?, '', 900, now() + interval '1 hour', now())`,
    [accountId, organisationId],
  );
  const actor: Actor = { accountId, displayName, organisationId, organisationName, kind, role, status };
  return { actor: { ...actor, status: accountStatus === 'active' ? status : 'suspended' }, email, sessionId };
}
