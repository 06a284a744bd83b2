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
import { type Step, anonymousStep } from './step.ts';
import type { Party } from './world.ts';

/** State shared by the functions that plan organisations and their members. */
export interface Founding {
  now: Date;
  /** Random source of requests and everything that follows from them. */
  random: Random;
  /** Random source of the other details of organisations and people; adding details does not change the requests. */
  detail: Random;
  /** Tax codes in use. */
  cuis: Set<string>;
  /** Password hash of all accounts. */
  passwordHash: string;
}

/** An organisation with the sign-up form of its first member. */
export interface Applicant {
  party: Party;
  content: Exclude<RegistrationContent, { kind: 'access' }>;
}

interface SignUp {
  content: RegistrationContent;
  at: Date;
  /** The organisation to which access is requested. */
  asked?: Party;
  /** Uploads the attachment. */
  attach?: (write: Dated) => Promise<UploadedFile>;
}

const MINUTE = 60_000;

/** Returns an IP address reserved for documentation. */
export const addressOf = ({ detail }: Pick<Founding, 'detail'>): string => `192.0.2.${detail.int(1, 254)}`;

/** Step that sends a sign-up form. The hash of the demo password is shared by all accounts. */
export function signUpStep(founding: Founding, { content, at, asked, attach }: SignUp): Step {
  const address = addressOf(founding);
  return anonymousStep(at, async (write) => {
    const attachment = (await attach?.(write)) ?? null;
    const organisationId = asked?.id ?? null;
    // In the demonstration nobody requests access to a firm.
    const kind = content.kind === 'firma' ? 'firma' : 'uat';
    const known = content.kind === 'access' && organisationId ? { ...content, organisationId } : content;
    await keepSignUp(write, {
      ...{ kind, content: known, address, attachment, organisationId },
      ...{ passwordHash: founding.passwordHash, termsVersion: FIRST_LEGAL_DATE, browserHash: null, requestHash: null },
    });
  });
}

/** Step that opens the link of a sign-up some minutes after it was sent. */
export const confirmStep = ({ detail }: Founding, { content: { email }, at }: SignUp): Step =>
  anonymousStep(new Date(at.getTime() + detail.int(2, 40) * MINUTE), async (write) => {
    await issueConfirmation(write, email);
    await confirmSignUp(write, await mailedToken(write, email));
  });

/** Steps that sign up an organisation with its first member; afterwards its party has both ids. */
export function applicationSteps(founding: Founding, { party, content }: Applicant, attach?: SignUp['attach']): Step[] {
  const form = { content, at: party.joinedAt, ...(attach ? { attach } : {}) };
  const confirm = confirmStep(founding, form);
  const run: Step['run'] = async (whole) => {
    await confirm.run(whole);
    await loadIds(whole, party);
  };
  return [signUpStep(founding, form), { ...confirm, run }];
}

/** Sets the ids of a party after sign-up; its account has only this organisation. */
export async function loadIds({ db }: Pick<Dated, 'db'>, party: Party): Promise<void> {
  const ids = await oneRow(
    db,
    sql<Pick<Party, 'id' | 'accountId'>>`select m.organisation_id as id, a.id as "accountId"
      from account a join membership m on m.account_id = a.id where a.email = ${party.email}::citext`,
  );
  if (!ids) throw new Error(`The demonstration has no account of ${party.email}`);
  Object.assign(party, ids);
}

/** Returns the token of the newest link mailed to an address. */
export async function mailedToken({ db }: Pick<Dated, 'db'>, email: string): Promise<string> {
  const mail = await oneRow(
    db,
    sql<{ token: string }>`select data ->> 'token' as token from mail
      where recipient = ${email} and data ? 'token' order by id desc limit 1`,
  );
  if (!mail) throw new Error(`No link was mailed to ${email}`);
  return mail.token;
}
