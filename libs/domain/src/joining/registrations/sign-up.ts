import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { SignUp, UatDetails } from '@psp/contracts/registrations';
import { countAttempt } from '../accounts/limit.ts';
import { hashPassword } from '../accounts/password.ts';
import { requireStrongPassword } from '../accounts/password-strength.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { claimFiles } from '../../operating/files/claim.ts';
import { newId } from '../../id.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { expectConsentVersion } from '../../publishing/legal/consent.ts';
import { found } from '../../load.ts';
import { judgeCui, sortOutDetails } from '../organisations/details.ts';
import { within } from '../../read-db.ts';
import { LINK_HOURS, type RegistrationContent } from './content.ts';
import { liveOrganisation, organisationForStranger } from './live-organisation.ts';

interface Sender {
  /** IP address. */
  address: string;
  /** The secret that their browser keeps. */
  browser: string;
  /** What they call this intention; the same again is the same sign-up, if they say so. */
  key: string | null;
}

/* Of what the sender knows and nobody else. */
interface Hashes {
  browserHash: string;
  requestHash: string | null;
}

/**
 * Takes a sign-up of `address` (IP) into the waiting rows and asks for the mail that goes on. Does the same work whether the
 * e-mail belongs to an account, to another sign-up or to nobody. One that was taken already is not taken again. Throws
 * `body.invalid`, `registration.cui_exists`, `file.not_pdf`, `weak_password`, `rate.limited`, `legal.version_changed`,
 * `not_found` (an organisation or a file that is not there), `service.busy`.
 */
export async function signUp(orm: MikroORM, body: SignUp, { address, browser, key }: Sender): Promise<void> {
  const em = orm.em.fork();
  const hashes = { browserHash: hashSecret(browser), requestHash: key && hashSecret(key) };
  if (await wasTaken(em, body.email, hashes)) return;
  const row = await checked(em, body, address);
  // Counted whatever follows, each in a transaction of its own: the locks must not be held while a password is judged or hashed.
  await em.transactional((tx) => countAttempt(tx, 'sign-up:address', address));
  await requireStrongPassword(body.password, personalOf(body));
  await em.transactional((tx) => countAttempt(tx, 'sign-up:email', body.email));
  const passwordHash = await hashPassword(body.password);
  await em.transactional((tx) => keep(tx, body, { ...row, passwordHash, address, ...hashes }));
}

/*
 * True for one that is sent again because its answer was lost. So was the secret in it, which the browser is given anew. The
 * key is as good a proof as the secret: whoever sent the sign-up made it up, and nobody else knows it.
 */
async function wasTaken(em: EntityManager, email: string, { browserHash, requestHash }: Hashes): Promise<boolean> {
  const taken = await em.execute<unknown[]>(
    `update registration set browser_hash = case when confirmed_at is null then ? end
     where email = ?::citext and request_hash = ? returning id`,
    [browserHash, email, requestHash],
  );
  return taken.length > 0;
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

async function checked(em: EntityManager, body: SignUp, address: string): Promise<Checked> {
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
  const organisation = await organisationForStranger(em, body.organisation.cui, address);
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
  row: Checked & Hashes & { passwordHash: string; address: string },
): Promise<void> {
  const id = newId();
  const kept = await em.execute<unknown[]>(
    `insert into registration (id, kind, email, content, password_hash, organisation_id, terms_version, address, browser_hash,
       request_hash, expires_at)
     values (?, ?, ?, ?::jsonb, ?, ?, ?, ?::inet, ?, ?, now() + make_interval(hours => ?)) on conflict do nothing returning id`,
    [
      ...[id, row.kind, body.email, JSON.stringify(row.content), row.passwordHash],
      ...[row.organisationId, body.termsVersion, row.address, row.browserHash, row.requestHash, LINK_HOURS],
    ],
  );
  // The same one was sent twice at one moment.
  if (kept.length === 0) return;
  if (body.kind !== 'access' && body.attachment)
    await claimFiles(em, [body.attachment], { registrationId: id, isPresentation: body.kind === 'firma' });
  await enqueue(em, 'send-link', { kind: 'confirmation', email: body.email, registrationId: id });
}
