import type { Enrolment } from '@psp/contracts/second-factor';
import { totpUri } from '@psp/domain/joining/accounts/totp';
import { renderSVG } from 'uqr';

/** What a person needs to set their authenticator up: the secret as text and as a picture. */
export function enrolmentView(secret: string, email: string): Enrolment {
  const uri = totpUri(secret, email);
  return { secret, uri, qr: renderSVG(uri) };
}
