import type { MikroORM } from '@mikro-orm/postgresql';
import type { FileClaim } from '@psp/contracts/files';
import type { SignUp, UatDetails } from '@psp/contracts/registrations';
import { sql } from 'kysely';
import { countAttemptApart } from '../../operating/limits/limit.ts';
import { hashPassword } from '../accounts/password.ts';
import { requireStrongPassword } from '../accounts/password-strength.ts';
import { hashSecret } from '../../operating/secrets.ts';
import { databaseNow } from '../../clock.ts';
import { DomainError } from '../../errors.ts';
import { claimFiles } from '../../operating/files/claim.ts';
import { newId } from '../../id.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import type { ConsentTextVersions } from '@psp/contracts/consent-texts';
import { expectConsentTexts } from '../legal/consent-texts.ts';
import { expectConsentVersion } from '../legal/queries.ts';
import { found } from '../../load.ts';
import { judgeCui, sortOutDetails } from '../organisations/details.ts';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, transaction } from '../../write.ts';
import { LINK_HOURS, type RegistrationContent } from './content.ts';
import { liveOrganisation, organisationForStranger } from './live-organisation.ts';

interface Sender {
  /** IP address. */
  address: string;
  /** The secret cookie of the browser. */
  browser: string;
  /** Idempotency key of this sign-up, by which a repeated request is recognised; null for a request without one. */
  key: string | null;
}

/* Hashes of secrets that only the sender knows. */
interface Hashes {
  /** Null when the sign-up was not sent by a browser. */
  browserHash: string | null;
  requestHash: string | null;
}

/**
 * Stores a sign-up from `address` (IP) and queues the mail with its link. Does the same work whether or not the e-mail already
 * belongs to an account or another sign-up. A repeated request is not stored again. Throws `body.invalid`,
 * `registration.cui_exists`, `file.not_pdf`, `weak_password`, `rate.limited`, `legal.version_changed`, `not_found` (unknown
 * organisation or file), `service.busy`.
 */
export const signUp = async (orm: MikroORM, body: SignUp, { address, browser, key }: Sender): Promise<void> => {
  const hashes = { browserHash: hashSecret(browser), requestHash: key && hashSecret(key) };
  if (await isRepeated(createReadDb(orm), body.email, hashes)) return;
  const row = await checkBody(orm, body, address);
  // Each attempt is counted in a transaction of its own: no lock may be held while the password is checked and hashed.
  await countAttemptApart(orm, 'sign-up:address', address);
  await requireStrongPassword(body.password, personalOf(body));
  await countAttemptApart(orm, 'sign-up:email', body.email);
  const passwordHash = await hashPassword(body.password);
  const { termsVersion, consentTexts } = body;
  const attachment = body.kind === 'access' ? null : body.attachment;
  const signUp: WaitingSignUp = { ...row, ...hashes, passwordHash, termsVersion, consentTexts, address, attachment };
  await transaction(orm, { actor: null }, (write) => keepSignUp(write, signUp));
};

/*
 * True for a sign-up that is stored already and is sent again because its response was lost. The browser secret was lost with
 * that response, so the new one is stored. Only the sender knows the key, which proves as much as the secret.
 */
const isRepeated = async (db: Db, email: string, { browserHash, requestHash }: Hashes): Promise<boolean> => {
  const taken = sql`update registration set browser_hash = case when confirmed_at is null then ${browserHash} end
    where email = ${email}::citext and request_hash = ${requestHash} returning id`;
  return (await oneRow(db, taken)) !== null;
};

const personalOf = (body: SignUp): string[] => [
  body.contactName,
  body.email,
  ...(body.kind === 'access' ? [] : [body.organisation.name]),
];

/** The checked body, as it is stored. `organisationId`: the organisation to which access is requested. */
interface CheckedBody {
  kind: 'uat' | 'firma';
  organisationId: string | null;
  content: RegistrationContent;
}

const checkBody = async (orm: MikroORM, body: SignUp, address: string): Promise<CheckedBody> => {
  const { contactName, position, email, phone } = body;
  const person = { contactName, position, email, phone };
  const db = createReadDb(orm);
  await expectConsentVersion(db, body.termsVersion, await databaseNow(orm));
  await expectConsentTexts(db, body.consentTexts);
  if (body.kind === 'access') {
    const { id, kind } = found(await liveOrganisation(db, body.organisationId));
    return {
      kind,
      organisationId: id,
      content: { ...person, kind: 'access', organisationId: id, message: body.message },
    };
  }
  judgeCui(body.organisation);
  const organisation = await organisationForStranger(orm, body.organisation.cui, address);
  if (organisation) throw new DomainError('registration.cui_exists', { organisation });
  const content: RegistrationContent =
    body.kind === 'firma'
      ? { ...person, kind: 'firma', organisation: body.organisation }
      : { ...person, kind: 'uat', organisation: await fromRegistry(db, body.organisation) };
  return { kind: body.kind, organisationId: null, content };
};

/* Takes name, type and county from the registry if the authority is in it. */
const fromRegistry = async (db: Db, details: UatDetails): Promise<UatDetails> => {
  const { name, uatType, countyCode } = (await sortOutDetails(db, { kind: 'uat', organisation: details })).columns;
  return {
    ...details,
    name: name ?? details.name,
    uatType: uatType ?? details.uatType,
    countyCode: countyCode ?? details.countyCode,
  };
};

/** A checked sign-up, ready to be stored. */
export interface WaitingSignUp extends CheckedBody, Hashes {
  passwordHash: string;
  termsVersion: string;
  consentTexts?: ConsentTextVersions | undefined;
  /** IP address. */
  address: string;
  attachment: FileClaim | null;
}

/** Stores a sign-up and queues the mail with its link. Throws the errors of `claimFiles`. */
export const keepSignUp = async ({ db, now }: Dated, signUp: WaitingSignUp): Promise<void> => {
  const id = newId();
  const { kind, content, passwordHash, organisationId, termsVersion, address, browserHash, requestHash } = signUp;
  const texts = signUp.consentTexts ? JSON.stringify(signUp.consentTexts) : null;
  const { email } = content;
  const kept = sql`
    insert into registration (id, kind, email, content, password_hash, organisation_id, terms_version, consent_texts, address,
      browser_hash, request_hash, created_at, expires_at)
    values (${id}, ${kind}, ${email}, ${JSON.stringify(content)}::jsonb, ${passwordHash}, ${organisationId},
      ${termsVersion}, ${texts}::jsonb, ${address}::inet, ${browserHash}, ${requestHash}, ${now},
      ${now}::timestamptz + make_interval(hours => ${LINK_HOURS}))
    on conflict do nothing returning id`;
  // The same request was sent twice concurrently.
  if (!(await oneRow(db, kept))) return;
  if (signUp.attachment)
    await claimFiles(db, [signUp.attachment], { registrationId: id, isPresentation: kind === 'firma' });
  await enqueue(db, 'send-link', { kind: 'confirmation', email, registrationId: id });
};
