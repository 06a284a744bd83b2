import type { MikroORM } from '@mikro-orm/postgresql';
import type { Confirmed } from '@psp/contracts/registrations';
import { sql } from 'kysely';
import { databaseNow } from '../../clock.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { consentsOf } from '../legal/queries.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Dated, transaction, type Write } from '../../write.ts';
import { lockAddressee } from '../accounts/lock-account.ts';
import { makePerson, type Person, personAt } from '../accounts/person.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { isMember } from '../members/is-member.ts';
import { isOpenClaim, lockCui } from '../organisations/cui.ts';
import { askAccess } from './ask-access.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { foundOrganisation, takeOverFiles } from './found-organisation.ts';
import { liveOrganisation, liveOrganisationByCui } from './live-organisation.ts';
import { type Proof, proveSender } from './prove-sender.ts';

/**
 * Confirms a sign-up by the token of its link: makes an account, and either its organisation, which waits for approval even if
 * others claim its tax code, or a request for access to an organisation that was let in. A repeated call changes nothing and
 * returns the same next step. Null for a token of no sign-up. `actor`: nobody, with the id of the request. Throws `link.invalid`
 * for an expired link, and what `proveSender` throws.
 */
export const confirmRegistration = async (
  orm: MikroORM,
  actor: Recorded,
  { token, ...proof }: Proof & { token: string },
): Promise<Confirmed | null> => {
  const registration = await ofToken({ db: createReadDb(orm), now: await databaseNow(orm) }, token);
  if (!registration) return null;
  if (isOpen(registration)) await proveSender(orm, registration, proof);
  return transaction(orm, { actor }, (write) => confirmSignUp(write, token));
};

/** Confirms a sign-up whose sender is proved already. Throws `link.invalid`. */
export const confirmSignUp = async (write: Write<Recorded>, token: string): Promise<Confirmed> => {
  const { db, now } = write;
  await lockAddressee(db, 'registration', hashSecret(token));
  const registration = found(await ofToken(write, token, sql`for update`), 'link.invalid');
  const { id, email, organisationId } = registration;
  if (!isOpen(registration)) return { next: await nextOf(db, email, organisationId), email };
  const joined = await settle(write, registration);
  await db.run(sql`update registration set confirmed_at = ${now}, password_hash = '', content = '{}', browser_hash = null,
    organisation_id = ${joined} where id = ${id}`);
  return { next: await nextOf(db, email, joined), email };
};

/* A member of the organisation has no access request to wait for. */
const nextOf = async (db: Db, email: string, organisationId: string | null): Promise<Confirmed['next']> => {
  if (!organisationId) return 'application';
  return (await isMember(db, organisationId, email)) ? 'member' : 'access-request';
};

/* False for a confirmed one. Throws `link.invalid` for an expired one. */
const isOpen = ({ confirmed, expired }: Registration): boolean => {
  if (!confirmed && expired) throw new DomainError('link.invalid');
  return !confirmed;
};

const ofToken = ({ db, now }: Dated, token: string, lock: Sql = sql``): Promise<Registration | null> =>
  oneRow(
    db,
    sql<Registration>`select id, email::text as email, content, password_hash as "passwordHash",
      browser_hash as "browserHash", organisation_id as "organisationId", confirmed_at is not null as confirmed,
      expires_at <= ${now} as expired
      from registration where token_hash = ${hashSecret(token)} ${lock}`,
  );

/* Returns the organisation that is there already, null when a new one was made. Throws `link.invalid`. */
const settle = async (write: Write<Recorded>, registration: Registration): Promise<string | null> => {
  const { db } = write;
  const { id, content } = registration;
  const account = await accountOf(write, registration);
  await recordConsent(db, id, account.id);
  const existing = await existingOrganisation(db, content);
  if (existing) {
    await askAccess(write, { registration, account, organisation: existing });
    return existing.id;
  }
  if (content.kind === 'access') throw new DomainError('link.invalid');
  const own = await ownClaim(db, account.id, content.organisation.cui);
  if (own) await takeOverFiles(db, id, { organisationId: own.id, accountId: account.id });
  else await foundOrganisation(write, { registration, content, account });
  return own?.id ?? null;
};

/* The application in which the person claims the tax code already, and which the association has yet to decide on. */
const ownClaim = (db: Db, accountId: string, cui: string) =>
  oneRow(
    db,
    sql<{ id: string }>`select o.id from membership m join organisation o on o.id = m.organisation_id
      where m.account_id = ${accountId} and o.cui = ${cui} and ${isOpenClaim} order by o.id limit 1`,
  );

/*
 * When an account with this e-mail was made meanwhile (by an invitation, say), that one is taken, with its own name and
 * password: both belong to whoever reads the address's mail. Throws `link.invalid` while it is suspended.
 */
const accountOf = async (write: Write<Recorded>, { email, content, passwordHash }: Registration): Promise<Person> => {
  const { contactName: displayName, position, phone } = content;
  const made = await makePerson(write, { email, displayName, passwordHash, position, phone });
  if (made) {
    const theirs = { ...write, actor: { ...write.actor, accountId: made.id } };
    record(theirs, { entity: 'account', id: made.id }, { action: 'create' });
    return made;
  }
  const existing = found(await personAt(write.db, email));
  if (existing.status !== 'active') throw new DomainError('link.invalid');
  return existing;
};

const existingOrganisation = async (db: Db, content: RegistrationContent) => {
  if (content.kind === 'access') return liveOrganisation(db, content.organisationId);
  const { cui } = content.organisation;
  await lockCui(db, cui);
  return liveOrganisationByCui(db, cui);
};

/* Consent was given when the form was sent, from its sender's address. */
const recordConsent = async (db: Db, registrationId: string, accountId: string): Promise<void> => {
  await db.run(sql`insert into consent (account_id, document, version, given_at, address)
    select ${accountId}, c.document, c.version, r.created_at, r.address
    from registration r, lateral ${consentsOf(sql`r.terms_version`)} c where r.id = ${registrationId}`);
};
