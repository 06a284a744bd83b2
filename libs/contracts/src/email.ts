import { z } from 'zod';
import { cleaned } from './cleaned.ts';

const LONGEST = 254;
/** Longer text is not parsed. */
const READ_LENGTH = 1000;
const INVALID = 'Introduceți o adresă de e-mail validă.';
const TOO_LONG = 'Adresa poate avea cel mult 254 de caractere.';
const OF_A_DOMAIN = /^[^\s/\\:?#@%[\]]+$/u;

/* Mail servers use the ASCII form of a domain: primăria.ro is xn--primria-c4a.ro. The local part must be ASCII already. */
function withAsciiDomain(typed: string): string {
  if (typed.length > READ_LENGTH) return typed;
  const email = cleaned(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const address = `http://${domain}`;
  if (at < 1 || !OF_A_DOMAIN.test(domain) || !URL.canParse(address)) return email;
  return `${email.slice(0, at)}@${new URL(address).hostname}`;
}

/** An e-mail address, with its domain in ASCII. `missing` and `invalid` are the messages for empty and invalid text. */
export const emailAddress = (missing: string, invalid = INVALID) =>
  z
    .string()
    .overwrite(withAsciiDomain)
    .min(1, missing)
    .max(LONGEST, TOO_LONG)
    .pipe(z.email(invalid).max(LONGEST, TOO_LONG));
