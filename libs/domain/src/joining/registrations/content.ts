import type { FirmaDetails, UatDetails } from '@psp/contracts/registrations';

/** How long the link of a sign-up and the secret of its browser are valid. */
export const LINK_HOURS = 24;

/** Who signed up. `phone` is `+40` and nine digits. */
export interface RegistrationPerson {
  contactName: string;
  position: string;
  email: string;
  phone: string;
}

/**
 * What `registration.content` holds until the e-mail is confirmed, and `{}` afterwards. Name, type and county of an
 * authority with a SIRUTA code are the registry's.
 */
export type RegistrationContent = RegistrationPerson &
  (
    | { kind: 'uat'; organisation: UatDetails }
    | { kind: 'firma'; organisation: FirmaDetails }
    | { kind: 'access'; organisationId: string; message: string }
  );

export interface Registration {
  id: string;
  email: string;
  content: RegistrationContent;
  passwordHash: string;
  /** Null for one that no browser sent. */
  browserHash: string | null;
  organisationId: string | null;
  confirmed: boolean;
  expired: boolean;
}
