import type { FirmaDetails, UatDetails } from '@psp/contracts/registrations';

/** Hours for which the link of a sign-up and the secret of its browser are valid. */
export const LINK_HOURS = 24;

/** The person who signed up. `phone` is `+40` and nine digits. */
export interface RegistrationPerson {
  contactName: string;
  position: string;
  email: string;
  phone: string;
}

/**
 * Content of `registration.content` until the e-mail is confirmed; `{}` afterwards. Name, type and county of an authority with a
 * SIRUTA code come from the registry.
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
  /** Null when the sign-up was not sent by a browser. */
  browserHash: string | null;
  organisationId: string | null;
  confirmed: boolean;
  expired: boolean;
}
