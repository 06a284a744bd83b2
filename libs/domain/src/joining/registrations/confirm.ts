import type { MikroORM } from '@mikro-orm/postgresql';
import type { Confirmed } from '@psp/contracts/registrations';
import { sql } from 'kysely';
import { databaseNow } from '../../clock.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import { removeFiles } from '../../operating/files/remove.ts';
import { countAttemptApart } from '../../operating/limits/limit.ts';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { notifyAdmins, notifyOwners } from '../../operating/notifications/notify.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { type Dated, transaction, type Write } from '../../write.ts';
import { lockAddressee } from '../accounts/lock-account.ts';
import { verifyPassword } from '../accounts/password.ts';
import { makePerson, type Person, personAt } from '../accounts/person.ts';
import { consentsOf } from '../legal/queries.ts';
import { isMember } from '../members/is-member.ts';
import { isOpenClaim, lockCui, rivalsOf } from '../organisations/cui.ts';
import { writeDetails } from '../organisations/details.ts';
import { Organisation } from '../organisations/organisation.entity.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { type LiveOrganisation, liveOrganisation, liveOrganisationByCui } from './live-organisation.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Proves that the link is opened by its sender: the secret cookie of their browser, or the password of the sign-up. */
interface Proof {
  browser: string | undefined;
  password: string | undefined;
}

/**
 * Checks that a sign-up is confirmed by its sender. If the owner of a mailbox confirmed a stranger's sign-up, the account would
 * get the stranger's password. Attempts are counted in a transaction of their own. Throws `registration.password_needed`,
 * `account.password_wrong`, `rate.limited` after five wrong passwords, and `service.busy`.
 */
const proveSender = async (
  orm: MikroORM,
  { id, browserHash, passwordHash }: Registration,
  { browser, password }: Proof,
): Promise<void> => {
  if (browser && browserHash && hashSecret(browser) === browserHash) return;
  if (password === undefined) throw new DomainError('registration.password_needed');
  await countAttemptApart(orm, 'confirm:registration', id);
  if (!(await verifyPassword(passwordHash, password))) throw new DomainError('account.password_wrong');
};

/**
 * Confirms a sign-up by the token of its link. Creates an account and either its organisation, which waits for approval even if
 * others claim the same tax code, or an access request for an approved organisation. A repeated call changes nothing and
 * returns the same next step. Returns null when no sign-up has this token. `actor`: nobody, with the id of the request. Throws
 * `link.invalid` for an expired link, and the errors of `proveSender`.
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

/** Confirms a sign-up whose sender has been checked already. Throws `link.invalid`. */
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

/* A member of the organisation needs no access request. */
const nextOf = async (db: Db, email: string, organisationId: string | null): Promise<Confirmed['next']> => {
  if (!organisationId) return 'application';
  return (await isMember(db, organisationId, email)) ? 'member' : 'access-request';
};

/* False for a confirmed sign-up. Throws `link.invalid` for an expired one. */
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

interface Asking {
  registration: Registration;
  account: Person;
  organisation: LiveOrganisation;
}

/**
 * Creates an access request and notifies the owners of the organisation. Does nothing for a member, or while an earlier request
 * is pending. Removes uploaded files, because no application is created for them.
 */
const askAccess = async (
  write: Write<Recorded>,
  { registration: { id, content }, account, organisation }: Asking,
): Promise<void> => {
  const { db, now } = write;
  await removeFiles(db, sql`registration_id = ${id} and organisation_id is null`);
  const request = await oneRow(
    db,
    sql<{ id: string }>`insert into access_request (organisation_id, account_id, message, created_at)
      select ${organisation.id}, ${account.id}, ${content.kind === 'access' ? content.message : ''}, ${now}
      where not exists (select 1 from membership where organisation_id = ${organisation.id} and account_id = ${account.id})
      on conflict do nothing returning id`,
  );
  if (!request) return;
  const theirs = { ...write, actor: { ...write.actor, accountId: account.id, organisationId: organisation.id } };
  record(theirs, { entity: 'access-request', id: request.id }, { action: 'create', to: 'pending' });
  notifyOwners(write, organisation.id, NOTIFICATIONS.accessAsked(account.displayName, organisation));
};

interface Founding {
  registration: Registration;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
  account: Person;
}

/**
 * Creates the organisation of a sign-up, pending and owned by the account, and notifies the association. Its contact is the
 * person's e-mail address and phone number until somebody changes it. It keeps the id of the sign-up, so that a page of the
 * sign-up that is already open shows the application at the same address.
 */
const foundOrganisation = async (
  write: Write<Recorded>,
  { registration: { id }, content, account }: Founding,
): Promise<void> => {
  const { em, db, now } = write;
  const { kind, email, phone } = content;
  const organisation = em.create(
    Organisation,
    { id, name: content.organisation.name, kind, status: 'pending', appliedAt: now, email, phone },
    { persist: true },
  );
  await writeDetails(write, organisation, content);
  const { name } = organisation;
  await db.run(sql`insert into membership (account_id, organisation_id, role, created_at)
    values (${account.id}, ${id}, 'owner', ${now})`);
  await takeOverFiles(db, id, { organisationId: id, accountId: account.id });
  const theirs = { ...write, actor: { ...write.actor, accountId: account.id, organisationId: id } };
  record(theirs, { entity: 'organisation', id }, { action: 'apply', from: 'unconfirmed', to: 'pending' });
  const hasRivals = (await rivalsOf(db, { id, cui: content.organisation.cui })).length > 0;
  notifyAdmins(write, NOTIFICATIONS.applied({ id, name, hasRivals }));
  await queueMail(db, account.email, 'application-received', { name: account.displayName, organisation: name });
};

interface Owner {
  organisationId: string;
  accountId: string;
}

/** Moves the files of a sign-up to an organisation. */
const takeOverFiles = async (db: Db, registrationId: string, { organisationId, accountId }: Owner): Promise<void> => {
  await db.run(sql`update stored_file set organisation_id = ${organisationId}, account_id = ${accountId},
    registration_id = null, claim_hash = null where registration_id = ${registrationId}`);
};

/* Returns the id of the existing organisation, or null when a new one was created. Throws `link.invalid`. */
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

/* The undecided application in which this account already claims the tax code. */
const ownClaim = (db: Db, accountId: string, cui: string) =>
  oneRow(
    db,
    sql<{ id: string }>`select o.id from membership m join organisation o on o.id = m.organisation_id
      where m.account_id = ${accountId} and o.cui = ${cui} and ${isOpenClaim} order by o.id limit 1`,
  );

/*
 * An account with this e-mail may have been created meanwhile (for example by an invitation). It is used with its own name and
 * password, because it belongs to the owner of the mailbox. Throws `link.invalid` while it is suspended.
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

/* Consent was given when the form was sent, from the sender's IP address. */
const recordConsent = async (db: Db, registrationId: string, accountId: string): Promise<void> => {
  await db.run(sql`insert into consent (account_id, document, version, text_version, given_at, address)
    select ${accountId}, c.document, c.version, (r.consent_texts ->> c.document)::int, r.created_at, r.address
    from registration r, lateral ${consentsOf(sql`r.terms_version`)} c where r.id = ${registrationId}`);
};
