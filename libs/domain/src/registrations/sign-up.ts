import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { SignUp, UatDetails } from '@psp/contracts/registrations';
import { countAttempt } from '../accounts/limit.ts';
import { hashPassword } from '../accounts/password.ts';
import { requireStrongPassword } from '../accounts/password-strength.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { DomainError } from '../errors.ts';
import { claimFiles } from '../files/claim.ts';
import { newId } from '../id.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { expectConsentVersion } from '../legal/consent.ts';
import { found } from '../load.ts';
import { judgeCui, sortOutDetails } from '../organisations/details.ts';
import { within } from '../read-db.ts';
import { LINK_HOURS, type RegistrationContent } from './content.ts';
import { liveOrganisation, liveOrganisationByCui } from './live-organisation.ts';

/** Who sends a sign-up: IP address, and the secret that their browser keeps. */
interface Sender {
  address: string;
  browser: string;
}

/**
 * Takes a sign-up of `address` (IP) into the waiting rows and asks for the mail that goes on. Does the same work whether the
 * e-mail belongs to an account, to another sign-up or to nobody. `browser` is the secret of the browser that asks. Throws
 * `body.invalid`, `registration.cui_exists`, `file.not_pdf`, `weak_password`, `rate.limited`, `legal.version_changed`,
 * `not_found` (an organisation or a file that is not there), `service.busy`.
 */
export async function signUp(orm: MikroORM, body: SignUp, { address, browser }: Sender): Promise<void> {
  const em = orm.em.fork();
  const row = await checked(em, body);
  // Counted whatever follows, each in a transaction of its own: the locks must not be held while a password is judged or hashed.
  await em.transactional((tx) => countAttempt(tx, 'sign-up:address', address));
  await requireStrongPassword(body.password, personalOf(body));
  await em.transactional((tx) => countAttempt(tx, 'sign-up:email', body.email));
  const passwordHash = await hashPassword(body.password);
  await em.transactional((tx) => keep(tx, body, { ...row, passwordHash, address, browserHash: hashSecret(browser) }));
}

const personalOf = (body: SignUp): string[] => [
  body.contactName,
  body.email,
  ...(body.kind === 'access' ? [] : [body.organisation.name]),
];

/** What of a body goes into a row. `organisationId`: the organisation that access is asked to. */
interface Checked {
  kind: 'uat' | 'firma';
  organisationId: string | null;
  content: RegistrationContent;
}

async function checked(em: EntityManager, body: SignUp): Promise<Checked> {
  const { contactName, position, email, phone } = body;
  const person = { contactName, position, email, phone };
  await expectConsentVersion(within(em), body.termsVersion, new Date());
  if (body.kind === 'access') {
    const { id, kind } = found(await liveOrganisation(em, body.organisationId));
    return {
      kind,
      organisationId: id,
      content: { ...person, kind: 'access', organisationId: id, message: body.message },
    };
  }
  judgeCui(body.organisation);
  const organisation = await liveOrganisationByCui(within(em), body.organisation.cui);
  if (organisation) throw new DomainError('registration.cui_exists', { organisation });
  if (body.kind === 'firma') {
    return {
      kind: 'firma',
      organisationId: null,
      content: { ...person, kind: 'firma', organisation: body.organisation },
    };
  }
  const registered = await asRegistered(em, body.organisation);
  return { kind: 'uat', organisationId: null, content: { ...person, kind: 'uat', organisation: registered } };
}

async function asRegistered(em: EntityManager, details: UatDetails): Promise<UatDetails> {
  const { columns } = await sortOutDetails(em, 'uat', details);
  const { name, uatType, countyCode } = columns;
  return {
    ...details,
    name: name ?? details.name,
    uatType: uatType ?? details.uatType,
    countyCode: countyCode ?? details.countyCode,
  };
}

async function keep(
  em: EntityManager,
  body: SignUp,
  row: Checked & { passwordHash: string; address: string; browserHash: string },
): Promise<void> {
  const id = newId();
  await em.execute(
    `insert into registration (id, kind, email, content, password_hash, organisation_id, terms_version, address, browser_hash, expires_at)
     values (?, ?, ?, ?::jsonb, ?, ?, ?, ?::inet, ?, now() + make_interval(hours => ?))`,
    [
      ...[id, row.kind, body.email, JSON.stringify(row.content), row.passwordHash],
      ...[row.organisationId, body.termsVersion, row.address, row.browserHash, LINK_HOURS],
    ],
  );
  if (body.kind !== 'access' && body.attachment)
    await claimFiles(em, [body.attachment], { registrationId: id, isPresentation: body.kind === 'firma' });
  await enqueue(em, 'send-link', { kind: 'confirmation', email: body.email, registrationId: id });
}
