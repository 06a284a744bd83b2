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
import { expectConsentVersion } from '../legal/consent.ts';
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
  /** The secret that their browser keeps. */
  browser: string;
  /** Key of this sign-up, by which a repeated request is known; null for a request without one. */
  key: string | null;
}

/* Hashes of secrets that only the sender knows. */
interface Hashes {
  /** Null for one that no browser sent. */
  browserHash: string | null;
  requestHash: string | null;
}

/**
 * Stores a sign-up from `address` (IP) and queues the mail with its link. Does the same work whether the e-mail belongs to an
 * account, to another sign-up or to nobody. A repeated sign-up is not stored again. Throws
 * `body.invalid`, `registration.cui_exists`, `file.not_pdf`, `weak_password`, `rate.limited`, `legal.version_changed`,
 * `not_found` (an organisation or a file that is not there), `service.busy`.
 */
export const signUp = async (orm: MikroORM, body: SignUp, { address, browser, key }: Sender): Promise<void> => {
  const hashes = { browserHash: hashSecret(browser), requestHash: key && hashSecret(key) };
  if (await wasTaken(createReadDb(orm), body.email, hashes)) return;
  const row = await checked(orm, body, address);
  // Counted whatever follows, each apart: the locks must not be held while a password is judged or hashed.
  await countAttemptApart(orm, 'sign-up:address', address);
  await requireStrongPassword(body.password, personalOf(body));
  await countAttemptApart(orm, 'sign-up:email', body.email);
  const passwordHash = await hashPassword(body.password);
  const { termsVersion } = body;
  const attachment = body.kind === 'access' ? null : body.attachment;
  const signUp: WaitingSignUp = { ...row, ...hashes, passwordHash, termsVersion, address, attachment };
  await transaction(orm, { actor: null }, (write) => keepSignUp(write, signUp));
};

/*
 * True for a sign-up that is stored already and is sent again because its answer was lost. The secret in that answer was lost
 * with it, so that the browser gets a new one. Only the sender knows the key, which proves as much as the secret.
 */
const wasTaken = async (db: Db, email: string, { browserHash, requestHash }: Hashes): Promise<boolean> => {
  const taken = sql`update registration set browser_hash = case when confirmed_at is null then ${browserHash} end
    where email = ${email}::citext and request_hash = ${requestHash} returning id`;
  return (await oneRow(db, taken)) !== null;
};

const personalOf = (body: SignUp): string[] => [
  body.contactName,
  body.email,
  ...(body.kind === 'access' ? [] : [body.organisation.name]),
];

/** What is stored of a body. `organisationId`: the organisation to which access is asked. */
interface Checked {
  kind: 'uat' | 'firma';
  organisationId: string | null;
  content: RegistrationContent;
}

const checked = async (orm: MikroORM, body: SignUp, address: string): Promise<Checked> => {
  const { contactName, position, email, phone } = body;
  const person = { contactName, position, email, phone };
  const db = createReadDb(orm);
  await expectConsentVersion(db, body.termsVersion, await databaseNow(orm));
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
      : { ...person, kind: 'uat', organisation: await asRegistered(db, body.organisation) };
  return { kind: body.kind, organisationId: null, content };
};

const asRegistered = async (db: Db, details: UatDetails): Promise<UatDetails> => {
  const { name, uatType, countyCode } = (await sortOutDetails(db, { kind: 'uat', organisation: details })).columns;
  return {
    ...details,
    name: name ?? details.name,
    uatType: uatType ?? details.uatType,
    countyCode: countyCode ?? details.countyCode,
  };
};

/** A sign-up that was checked, as it waits for its e-mail to be confirmed. */
export interface WaitingSignUp extends Checked, Hashes {
  passwordHash: string;
  termsVersion: string;
  /** IP address. */
  address: string;
  attachment: FileClaim | null;
}

/** Stores a sign-up and queues the mail with its link. Throws what `claimFiles` throws. */
export const keepSignUp = async ({ db, now }: Dated, signUp: WaitingSignUp): Promise<void> => {
  const id = newId();
  const { kind, content, passwordHash, organisationId, termsVersion, address, browserHash, requestHash } = signUp;
  const { email } = content;
  const kept = sql`
    insert into registration (id, kind, email, content, password_hash, organisation_id, terms_version, address, browser_hash,
      request_hash, created_at, expires_at)
    values (${id}, ${kind}, ${email}, ${JSON.stringify(content)}::jsonb, ${passwordHash}, ${organisationId},
      ${termsVersion}, ${address}::inet, ${browserHash}, ${requestHash}, ${now},
      ${now}::timestamptz + make_interval(hours => ${LINK_HOURS}))
    on conflict do nothing returning id`;
  // The same one was sent twice at one moment.
  if (!(await oneRow(db, kept))) return;
  if (signUp.attachment)
    await claimFiles(db, [signUp.attachment], { registrationId: id, isPresentation: kind === 'firma' });
  await enqueue(db, 'send-link', { kind: 'confirmation', email, registrationId: id });
};
