import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AcceptInvitation, OpenInvitation } from '@psp/contracts/invitations';
import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectConsentVersion } from '../../publishing/legal/consent.ts';
import { consentsOf } from '../../publishing/legal/queries.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { within } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { Invitation } from './invitation.entity.ts';
import { join } from './join.ts';

/** An open invitation by the token of its link. Throws `link.invalid` for any other. */
export const readInvitation = async (db: Db, token: string): Promise<OpenInvitation> =>
  found(
    await oneRow(
      db,
      sql<OpenInvitation>`select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
        b.display_name as "invitedBy", i.role, i.email::text as email,
        exists (select 1 from account a where a.email = i.email) as "hasAccount"
      from invitation i join organisation o on o.id = i.organisation_id join account b on b.id = i.invited_by
      where i.token_hash = ${hashSecret(token)} and i.accepted_at is null and i.revoked_at is null
        and i.expires_at > now() and o.status = 'approved'`,
    ),
    'link.invalid',
  );

interface Acceptance {
  token: string;
  /** The account to make for the invited address, with its password hashed already; null to accept as who is signed in. */
  account: (Omit<NonNullable<AcceptInvitation['account']>, 'password'> & { passwordHash: string }) | null;
  /** Who is signed in, if anybody. */
  signedIn: { accountId: string } | null;
  /** IP address from which the terms were accepted. */
  address: string;
  traceId: string;
}

interface Person {
  id: string;
  email: string;
  displayName: string;
  status: string;
}

/**
 * Takes the place that an invitation offers. Of many at one moment the first takes it; the same person who repeats it gets
 * the same answer. Whoever holds the link has read the address's mail, so its account takes the place without signing in (it may
 * have no organisation left to sign in for). Throws `link.invalid`, `auth.required` when there is no account and none to make,
 * `invitation.other_account` when somebody else is signed in, `legal.version_changed`.
 */
export const acceptInvitation = async (em: EntityManager, acceptance: Acceptance, now: Date): Promise<void> => {
  const { token, account, signedIn, address, traceId } = acceptance;
  const tokenHash = hashSecret(token);
  // The account before the invitation, as before every other link.
  await em.execute(
    'select 1 from account where email = (select email from invitation where token_hash = ?) for no key update',
    [tokenHash],
  );
  const invitation = found(
    await em.findOne(Invitation, { tokenHash }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    'link.invalid',
  );
  const organisation = await openOrganisation(em, invitation);
  const holder = await holderOf(em, invitation.email);
  if (holder) expectOwn(holder, signedIn);
  if (holder && invitation.statusAt(now) === 'accepted' && (await isMember(em, organisation.id, holder.id))) return;
  const change = invitation.accept(now);
  if (!holder && !account) throw new DomainError(signedIn ? 'invitation.other_account' : 'auth.required');
  if (!holder && account) await expectConsentVersion(within(em), account.termsVersion, now);
  const person = holder ?? (await makeAccount(em, invitation.email, found(account), address));
  const { id: accountId, displayName } = person;
  const place = { organisationId: organisation.id, organisationName: organisation.name, kind: organisation.kind };
  const actor: Actor = { ...place, accountId, displayName, role: invitation.role, status: 'approved', traceId };
  if (!holder)
    record(em, actor, { entity: 'account', id: accountId }, { action: 'create', from: 'none', to: 'active' });
  record(em, actor, { entity: 'invitation', id: invitation.id }, change);
  await em.flush();
  await join(em, actor, { organisation, accountId, role: invitation.role });
};

interface Place {
  id: string;
  name: string;
  kind: Actor['kind'];
}

const openOrganisation = async (em: EntityManager, { organisationId }: Invitation): Promise<Place> =>
  found(
    await oneRow(
      within(em),
      sql<Place>`select id, name, kind from organisation where id = ${organisationId} and status = 'approved'`,
    ),
    'link.invalid',
  );

const holderOf = (em: EntityManager, email: string): Promise<Person | null> =>
  oneRow(
    within(em),
    sql<Person>`select id, email::text as email, display_name as "displayName", status from account
      where email = ${email}::citext`,
  );

const expectOwn = (holder: Person, signedIn: Acceptance['signedIn']): void => {
  if (signedIn && signedIn.accountId !== holder.id) throw new DomainError('invitation.other_account');
  if (holder.status !== 'active') throw new DomainError('auth.forbidden');
};

const isMember = async (em: EntityManager, organisationId: string, accountId: string): Promise<boolean> =>
  (
    await em.execute<unknown[]>('select 1 from membership where organisation_id = ? and account_id = ?', [
      organisationId,
      accountId,
    ])
  ).length > 0;

const makeAccount = async (
  em: EntityManager,
  email: string,
  { displayName, position, passwordHash, termsVersion }: NonNullable<Acceptance['account']>,
  address: string,
): Promise<Person> => {
  const person = found(
    await oneRow(
      within(em),
      sql<Person>`insert into account (email, display_name, position, password_hash)
        values (${email}, ${displayName}, ${position}, ${passwordHash}) on conflict (email) do nothing
        returning id, email::text as email, display_name as "displayName", status`,
    ),
    'auth.required',
  );
  await sql`insert into consent (account_id, document, version, address)
    select ${person.id}, c.document, c.version, ${address}::inet from ${consentsOf(sql`${termsVersion}`)} c`.execute(
    em.getKysely(),
  );
  return person;
};
