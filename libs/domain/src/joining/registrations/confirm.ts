import type { EntityManager } from '@mikro-orm/postgresql';
import type { Confirmed } from '@psp/contracts/registrations';
import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { consentsOf } from '../../publishing/legal/queries.ts';
import { found } from '../../load.ts';
import { within } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { accountOf } from './account.ts';
import { askAccess } from './ask-access.ts';
import type { Registration, RegistrationContent } from './content.ts';
import { foundOrganisation } from './found-organisation.ts';
import { liveOrganisation, liveOrganisationByCui } from './live-organisation.ts';
import { type Proof, proveSender } from './prove-sender.ts';

/**
 * Turns the sign-up of a link into an account with its organisation, which then waits for approval, or with a request for
 * access to an organisation that is there already. The same link again says where that stands and does nothing. Null for a
 * token that is no sign-up's; throws `link.invalid` for one whose day is over, and what `proveSender` throws. Call it outside
 * a transaction.
 */
export async function confirmRegistration(
  em: EntityManager,
  token: string,
  proof: Proof,
  traceId: string | null,
): Promise<Confirmed | null> {
  const registration = await ofToken(em, token);
  if (!registration) return null;
  if (isOpen(registration)) await proveSender(em, registration, proof);
  return em.transactional((tx) => confirmOnce(tx, token, traceId));
}

async function confirmOnce(em: EntityManager, token: string, traceId: string | null): Promise<Confirmed> {
  // The account before the sign-up, as before every other link.
  await em.execute(
    'select 1 from account where email = (select email from registration where token_hash = ?) for no key update',
    [hashSecret(token)],
  );
  const registration = found(await ofToken(em, token, sql`for update`), 'link.invalid');
  const { id, email, organisationId } = registration;
  if (!isOpen(registration)) return { next: await nextOf(em, email, organisationId), email };
  const joined = await settle(em, registration, traceId);
  await em.execute(
    `update registration set confirmed_at = now(), password_hash = '', content = '{}', browser_hash = null, organisation_id = ?
     where id = ?`,
    [joined, id],
  );
  return { next: await nextOf(em, email, joined), email };
}

/* Whoever has a place in the organisation already has asked nobody for one. */
async function nextOf(em: EntityManager, email: string, organisationId: string | null): Promise<Confirmed['next']> {
  if (!organisationId) return 'application';
  const places = await em.execute<unknown[]>(
    `select 1 from membership m join account a on a.id = m.account_id where m.organisation_id = ? and a.email = ?::citext`,
    [organisationId, email],
  );
  return places.length > 0 ? 'member' : 'access-request';
}

/* False for one that is confirmed. Throws `link.invalid` for one whose day is over. */
function isOpen({ confirmed, expired }: Registration): boolean {
  if (!confirmed && expired) throw new DomainError('link.invalid');
  return !confirmed;
}

const ofToken = (em: EntityManager, token: string, lock: Sql = sql``): Promise<Registration | null> =>
  oneRow(
    within(em),
    sql<Registration>`select id, email::text as email, content, password_hash as "passwordHash",
      browser_hash as "browserHash", organisation_id as "organisationId", confirmed_at is not null as confirmed,
      expires_at <= now() as expired
      from registration where token_hash = ${hashSecret(token)} ${lock}`,
  );

/* Returns the organisation that access is asked to; null when a new one was made. */
async function settle(em: EntityManager, registration: Registration, traceId: string | null): Promise<string | null> {
  const { content } = registration;
  const account = await accountOf(em, registration, traceId);
  await recordConsent(em, registration.id, account.id);
  const existing = await existingOrganisation(em, content);
  if (existing) await askAccess(em, { registration, account, organisation: existing, traceId });
  else if (content.kind !== 'access') await foundOrganisation(em, { registration, content, account, traceId });
  else throw new DomainError('link.invalid');
  return existing?.id ?? null;
}

async function existingOrganisation(em: EntityManager, content: RegistrationContent) {
  if (content.kind === 'access') return liveOrganisation(em, content.organisationId);
  const { cui } = content.organisation;
  // Two who confirm the same tax code at one moment: the second finds the first one's organisation and asks for access.
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cui ${cui}`]);
  return liveOrganisationByCui(within(em), cui);
}

/* Given when the form was sent, from where it was sent. */
async function recordConsent(em: EntityManager, registrationId: string, accountId: string): Promise<void> {
  await sql`insert into consent (account_id, document, version, given_at, address)
    select ${accountId}, c.document, c.version, r.created_at, r.address
    from registration r, lateral ${consentsOf(sql`r.terms_version`)} c where r.id = ${registrationId}`.execute(
    em.getKysely(),
  );
}
