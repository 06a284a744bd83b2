import { FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import type { UploadedFile } from '@psp/contracts/files';
import { confirmSignUp } from '@psp/domain/joining/registrations/confirm';
import type { RegistrationContent } from '@psp/domain/joining/registrations/content';
import { issueConfirmation } from '@psp/domain/joining/registrations/issue-confirmation';
import { keepSignUp } from '@psp/domain/joining/registrations/sign-up';
import { oneRow } from '@psp/domain/sql';
import type { Dated } from '@psp/domain/write';
import { sql } from 'kysely';
import type { Random } from './random.ts';
import { type Step, strangersStep } from './step.ts';
import type { Party } from './world.ts';

/** What the parts share that plan organisations and their people. */
export interface Founding {
  now: Date;
  /** Decides what the demonstration's work is about. */
  random: Random;
  /** Decides everything said of organisations and people besides, so that more of it changes no request. */
  detail: Random;
  /** Tax codes given out. */
  cuis: Set<string>;
  /** Of every account. */
  passwordHash: string;
}

/** An organisation and what its first person writes into the form. */
export interface Applicant {
  party: Party;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
}

interface SignUp {
  content: RegistrationContent;
  at: Date;
  /** The organisation that access is asked to. */
  asked?: Party;
  /** Sends what is attached. */
  attach?: (write: Dated) => Promise<UploadedFile>;
}

const MINUTE = 60_000;

/** An address of nobody. */
export const addressOf = ({ detail }: Pick<Founding, 'detail'>): string => `192.0.2.${detail.int(1, 254)}`;

/** Sends the form of a sign-up. The password is the demonstration's, hashed once. */
export function signUpStep(founding: Founding, { content, at, asked, attach }: SignUp): Step {
  const address = addressOf(founding);
  return strangersStep(at, async (write) => {
    const attachment = (await attach?.(write)) ?? null;
    const organisationId = asked?.id ?? null;
    // Nobody asks a firm for access.
    const kind = content.kind === 'firma' ? 'firma' : 'uat';
    const known = content.kind === 'access' && organisationId ? { ...content, organisationId } : content;
    await keepSignUp(write, {
      ...{ kind, content: known, address, attachment, organisationId },
      ...{ passwordHash: founding.passwordHash, termsVersion: FIRST_LEGAL_DATE, browserHash: null, requestHash: null },
    });
  });
}

/** Opens the link of a sign-up's mail some minutes after it was sent. */
export const confirmStep = ({ detail }: Founding, { content: { email }, at }: SignUp): Step =>
  strangersStep(new Date(at.getTime() + detail.int(2, 40) * MINUTE), async (write) => {
    await issueConfirmation(write, email);
    await confirmSignUp(write, await mailedToken(write, email));
  });

/** Signs an organisation up with its first person; afterwards its party knows both ids. */
export function applicationSteps(founding: Founding, { party, content }: Applicant, attach?: SignUp['attach']): Step[] {
  const form = { content, at: party.joinedAt, ...(attach ? { attach } : {}) };
  const confirm = confirmStep(founding, form);
  const take: Step['take'] = async (whole) => {
    await confirm.take(whole);
    await learnIds(whole, party);
  };
  return [signUpStep(founding, form), { ...confirm, take }];
}

/** Tells a party its ids, which are those of its person's only organisation. */
export async function learnIds({ db }: Pick<Dated, 'db'>, party: Party): Promise<void> {
  const ids = await oneRow(
    db,
    sql<Pick<Party, 'id' | 'accountId'>>`select m.organisation_id as id, a.id as "accountId"
      from account a join membership m on m.account_id = a.id where a.email = ${party.email}::citext`,
  );
  if (!ids) throw new Error(`The demonstration has no account of ${party.email}`);
  Object.assign(party, ids);
}

/** The secret of the newest link that was mailed to an address. */
export async function mailedToken({ db }: Pick<Dated, 'db'>, email: string): Promise<string> {
  const mail = await oneRow(
    db,
    sql<{ token: string }>`select data ->> 'token' as token from mail
      where recipient = ${email} and data ? 'token' order by id desc limit 1`,
  );
  if (!mail) throw new Error(`No link was mailed to ${email}`);
  return mail.token;
}
