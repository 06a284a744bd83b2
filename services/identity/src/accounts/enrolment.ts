import type { Enrolment } from '@psp/contracts/second-factor';
import { totpUri } from '@psp/domain/joining/accounts/totp';
import { renderSVG } from 'uqr';

/** Returns the data to set up an authenticator: the secret, its URI and a QR code as SVG. */
export function enrolmentView(secret: string, email: string): Enrolment {
  const uri = totpUri(secret, email);
  return { secret, uri, qr: renderSVG(uri) };
}
