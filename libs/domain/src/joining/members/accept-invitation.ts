import type { AcceptInvitation, OpenInvitation } from '@psp/contracts/invitations';
import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { expectConsentTexts } from '../legal/consent-texts.ts';
import { consentsOf, expectConsentVersion } from '../legal/queries.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, flush, type Write } from '../../write.ts';
import { lockAddressee } from '../accounts/lock-account.ts';
import { makePerson, type Person, personAt } from '../accounts/person.ts';
import { lockCui } from '../organisations/cui.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { foundInvited } from './founding/accept.ts';
import { FoundingInvitation } from './founding/invitation.entity.ts';
import { readFounding } from './founding/read.ts';
import { Invitation } from './invitation.entity.ts';
import { isMember } from './is-member.ts';
import { join } from './join.ts';

/** Reads an open invitation by the token of its link. Throws `link.invalid` otherwise, with the reason when it is known. */
export const readInvitation = async (db: Db, token: string): Promise<OpenInvitation> => {
  const tokenHash = hashSecret(token);
  const open = await oneRow(
    db,
    sql<OpenInvitation>`select json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
        b.display_name as "invitedBy", i.role, i.email::text as email,
        exists (select 1 from account a where a.email = i.email) as "hasAccount"
      from invitation i join organisation o on o.id = i.organisation_id join account b on b.id = i.invited_by
      where i.token_hash = ${tokenHash} and i.accepted_at is null and i.revoked_at is null
        and i.expires_at > now() and o.status = 'approved'`,
  );
  if (open) return open;
  const founding = await readFounding(db, tokenHash);
  if (founding?.open) return founding.open;
  throw founding?.reason
    ? new DomainError('link.invalid', undefined, founding.reason)
    : await closedInvitationError(db, tokenHash);
};

/* The token of an invitation that was revoked or sent again is no longer stored; its error has no reason. */
const closedInvitationError = async (db: Db, tokenHash: string): Promise<DomainError> => {
  const row = await oneRow(
    db,
    sql<{ name: string; invitedBy: string; acceptedAt: string | null; endedAt: string | null }>`
      select o.name, b.display_name as "invitedBy", to_json(i.accepted_at)#>>'{}' as "acceptedAt",
        to_json(case when i.expires_at <= now() then i.expires_at end)#>>'{}' as "endedAt"
      from invitation i join organisation o on o.id = i.organisation_id join account b on b.id = i.invited_by
      where i.token_hash = ${tokenHash} and o.status = 'approved'`,
  );
  return new DomainError('link.invalid', undefined, row ? closedReason(row) : undefined);
};

const closedReason = ({
  name,
  invitedBy,
  acceptedAt,
  endedAt,
}: Record<'name' | 'invitedBy', string> & Record<'acceptedAt' | 'endedAt', string | null>) => {
  if (acceptedAt)
    return `Invitația în ${name} a fost acceptată, ${momentInWords(new Date(acceptedAt))}. Conectați-vă cu adresa la care ați primit-o.`;
  return endedAt
    ? `Invitația în ${name} a expirat, ${momentInWords(new Date(endedAt))}. Cereți alta de la ${invitedBy}, care v-a invitat.`
    : undefined;
};

/** The account to create for the invited address, with its password already hashed. */
type NewAccount = Omit<NonNullable<AcceptInvitation['account']>, 'password'> & { passwordHash: string };

interface Acceptance {
  token: string;
  /** Null to accept with the account that is signed in. */
  account: NewAccount | null;
  /** The account that is signed in, if any. */
  signedIn: { accountId: string } | null;
  /** IP address from which the terms were accepted. */
  address: string;
}

/**
 * Accepts an invitation: makes its account a member of the organisation, or the owner of an organisation that is created. Of
 * concurrent calls the first succeeds; a repeated acceptance by the same account succeeds without effect. The link proves that the
 * mailbox is the user's, so an existing account joins without signing in (it may have no organisation left to sign in for). Throws
 * `link.invalid`, `auth.required` when there is no account and none to create, `invitation.other_account` when another account is
 * signed in, `legal.version_changed`.
 */
export const acceptInvitation = async (write: Write<Recorded>, acceptance: Acceptance): Promise<void> => {
  const { db, now } = write;
  const tokenHash = hashSecret(acceptance.token);
  await lockAddressee(db, 'invitation', tokenHash);
  const invitation = await findRow(write, Invitation, { tokenHash }, { lock: true });
  if (!invitation) return acceptFounding(write, tokenHash, acceptance);
  const organisation = await openOrganisation(db, invitation);
  const holder = await personAt(db, invitation.email);
  if (holder) expectOwn(holder, acceptance.signedIn);
  if (holder && invitation.statusAt(now) === 'accepted' && (await isMember(db, organisation.id, holder.email))) return;
  const change = invitation.accept(now);
  const { id: accountId } = holder ?? (await newHolder(write, invitation.email, organisation.id, acceptance));
  const theirs = { ...write, actor: { ...write.actor, accountId, organisationId: organisation.id } };
  record(theirs, { entity: 'invitation', id: invitation.id }, change);
  await flush(write);
  await join(theirs, { organisation, accountId, rights: invitation });
};

/* Creates the account of an invited address. Throws `auth.required`, `invitation.other_account`, `legal.version_changed`. */
const newHolder = async (
  write: Write<Recorded>,
  email: string,
  organisationId: string | null,
  { account, signedIn, address }: Acceptance,
): Promise<Person> => {
  if (!account) throw new DomainError(signedIn ? 'invitation.other_account' : 'auth.required');
  await expectConsents(write.db, account, write.now);
  const person = await makeAccount(write, email, account, address);
  const theirs = { ...write, actor: { ...write.actor, accountId: person.id, organisationId } };
  record(theirs, { entity: 'account', id: person.id }, { action: 'create', from: 'none', to: 'active' });
  return person;
};

/* Accepts the invitation of an organisation that is not in the portal yet. */
const acceptFounding = async (write: Write<Recorded>, tokenHash: string, acceptance: Acceptance): Promise<void> => {
  const { db, now } = write;
  await lockAddressee(db, 'founding_invitation', tokenHash);
  // Before the row, as whoever invites again.
  await lockCui(db, sql`(select cui from founding_invitation where token_hash = ${tokenHash})`);
  const invitation = found(await findRow(write, FoundingInvitation, { tokenHash }, { lock: true }), 'link.invalid');
  const { id, email } = invitation;
  const known = await personAt(db, email);
  if (known) expectOwn(known, acceptance.signedIn);
  if (known && invitation.statusAt(now) === 'accepted' && (await isMember(db, id, email))) return;
  const closed = (await readFounding(db, tokenHash))?.reason;
  if (closed) throw new DomainError('link.invalid', undefined, closed);
  const content = found(invitation.content, 'link.invalid');
  const change = invitation.accept(now);
  const holder = known ?? (await newHolder(write, email, null, acceptance));
  await foundInvited(write, invitation, content, holder);
  const theirs = { ...write, actor: { ...write.actor, accountId: holder.id, organisationId: id } };
  record(theirs, { entity: 'founding-invitation', id }, change);
};

const expectConsents = async (db: Db, { termsVersion, consentTexts }: NewAccount, now: Date): Promise<void> => {
  await expectConsentVersion(db, termsVersion, now);
  await expectConsentTexts(db, consentTexts);
};

const openOrganisation = async (db: Db, { organisationId }: Invitation): Promise<{ id: string; kind: Kind }> =>
  found(
    await oneRow(
      db,
      sql<{
        id: string;
        kind: Kind;
      }>`select id, kind from organisation where id = ${organisationId} and status = 'approved'`,
    ),
    'link.invalid',
  );

const expectOwn = (holder: Person, signedIn: Acceptance['signedIn']): void => {
  if (signedIn && signedIn.accountId !== holder.id) throw new DomainError('invitation.other_account');
  if (holder.status !== 'active') throw new DomainError('auth.forbidden');
};

const makeAccount = async (
  write: Dated,
  email: string,
  { termsVersion, consentTexts, ...account }: NewAccount,
  address: string,
): Promise<Person> => {
  const person = found(await makePerson(write, { ...account, email }), 'auth.required');
  await write.db.run(sql`insert into consent (account_id, document, version, text_version, address, given_at)
    select ${person.id}, c.document, c.version, (${JSON.stringify(consentTexts ?? {})}::jsonb ->> c.document)::int,
      ${address}::inet, ${write.now}::timestamptz from ${consentsOf(sql`${termsVersion}`)} c`);
  return person;
};
