import type { MikroORM } from '@mikro-orm/postgresql';
import type { AuditedEntity } from '@psp/contracts/history';
import { email as emailSchema } from '@psp/contracts/registrations';
import { sql } from 'kysely';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { setContactEmail } from '../../publishing/site-content/contact.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, transaction, type Write } from '../../write.ts';
import { makeLink } from '../../joining/accounts/one-time-link.ts';
import { hashPassword } from '../../joining/accounts/password.ts';
import { makePerson } from '../../joining/accounts/person.ts';
import { newSecret } from '../../operating/secrets.ts';

const LINK_MINUTES = 24 * 60;
/** Key of the advisory lock: of two concurrent commands, the second finds the organisation created by the first. */
const LOCK = 7_402_027;

export interface NewAdmin {
  email: string;
  name: string;
  /** Name of the association, used if it does not exist yet. */
  organisation: string;
  /** New contact address of the association; null keeps the current one. */
  contact?: string | null;
}

export interface CreatedAdmin {
  /** Secret for the page that sets the password; valid once and for a day. */
  token: string;
  organisation: string;
  isNewOrganisation: boolean;
}

/** Normalises an e-mail address as accounts store it; null if it is not valid. */
export const readEmail = (text: string): string | null => emailSchema.safeParse(text).data ?? null;

/** Creates an administrator as an owner of the association. Null if the e-mail already belongs to an account. */
export const createAdmin = async (orm: MikroORM, admin: NewAdmin): Promise<CreatedAdmin | null> => {
  // A random password that nobody knows: the first usable one is set through the link.
  const passwordHash = await hashPassword(newSecret());
  return transaction(orm, { actor: null }, async (write) => {
    await write.db.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    const added = await addAdmin(write, { ...admin, passwordHash });
    if (!added) return null;
    const { accountId, ...organisation } = added;
    const token = await makeLink(write.db, { accountId, purpose: 'recovery', minutes: LINK_MINUTES });
    return { token, ...organisation };
  });
};

interface AddedAdmin extends Omit<CreatedAdmin, 'token'> {
  accountId: string;
}

/** Adds an administrator with a password, and the association if it does not exist yet. Null as `createAdmin`. */
export const addAdmin = async (
  write: Write<unknown>,
  { email, name, organisation, contact = null, passwordHash }: NewAdmin & { passwordHash: string },
): Promise<AddedAdmin | null> => {
  const { db, now } = write;
  const person = await makePerson(write, { email, displayName: name, passwordHash, position: '' });
  if (!person) return null;
  const { isNew, ...association } = await associationOf(write, organisation);
  // Without an account, since the command is run on the server.
  const command = { ...write, actor: { accountId: null, organisationId: association.id } };
  const recordDone = (entity: AuditedEntity, id: string, action: string, to: string): void =>
    record(command, { entity, id }, { action, to }, { details: { by: 'admin:create' } });
  const membership = found(
    await oneRow(
      db,
      sql<{ id: string }>`insert into membership (account_id, organisation_id, role, created_at)
        values (${person.id}, ${association.id}, 'owner', ${now}) returning id`,
    ),
  );
  if (isNew) recordDone('organisation', association.id, 'approve', 'approved');
  if (contact) {
    const section = await setContactEmail(write, contact);
    recordDone('site-section', section.id, 'edit', String(section.version));
  }
  recordDone('account', person.id, 'create', 'active');
  recordDone('membership', membership.id, 'join', 'owner');
  return { accountId: person.id, organisation: association.name, isNewOrganisation: isNew };
};

interface Association {
  id: string;
  name: string;
  isNew: boolean;
}

const associationOf = async ({ db, now }: Dated, name: string): Promise<Association> => {
  const existing = await oneRow(
    db,
    sql<Association>`select id, name, false as "isNew" from organisation
      where kind = 'admin' and status = 'approved' order by id limit 1`,
  );
  if (existing) return existing;
  const made = sql<Association>`insert into organisation (kind, name, status, created_at, updated_at)
    values ('admin', ${name}, 'approved', ${now}, ${now}) returning id, name, true as "isNew"`;
  return found(await oneRow(db, made));
};
