import type { Role } from '@psp/contracts/common';
import { CONSENT_DOCUMENTS, FIRST_LEGAL_DATE } from '@psp/contracts/legal-documents';
import { mobileOf } from './details.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';

/** What the parts share that write organisations and their people. */
export interface Founding {
  now: Date;
  /** Decides what the demonstration's work is about. */
  random: Random;
  /** Decides everything said of organisations and people besides, so that more of it changes no request. */
  detail: Random;
  rows: Rows;
  passwordHash: string;
}

export interface Person {
  id: string;
  email: string;
  name: string;
  position: string;
  at: Date;
  /** Whether this administrator may sign in without a second factor while the portal is a local one. */
  skipsSecondFactor?: boolean;
}

/** Writes an account with the consents that its person gave at sign-up. */
export function addAccount({ rows, detail, passwordHash }: Founding, person: Person): void {
  const { id, email, name, position, at } = person;
  rows.add('account', {
    id,
    email,
    display_name: name,
    position,
    phone: mobileOf(detail),
    password_hash: passwordHash,
    mail_topics: [],
    two_factor_optional: person.skipsSecondFactor ?? false,
    created_at: at,
    updated_at: at,
  });
  const address = `192.0.2.${detail.int(1, 254)}`;
  for (const document of CONSENT_DOCUMENTS) {
    rows.add('consent', {
      id: detail.idAt(at),
      account_id: id,
      document,
      version: FIRST_LEGAL_DATE,
      given_at: at,
      address,
    });
  }
}

interface Membership {
  id: string;
  accountId: string;
  organisationId: string;
  role: Role;
  at: Date;
}

export function addMembership(
  { rows }: Pick<Founding, 'rows'>,
  { id, accountId, organisationId, role, at }: Membership,
) {
  rows.add('membership', {
    id,
    account_id: accountId,
    organisation_id: organisationId,
    role,
    created_at: at,
  });
}
