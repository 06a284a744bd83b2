import { z } from 'zod';
import { cleaned } from './cleaned.ts';

const LONGEST = 254;
/** Beyond it nothing is read: the text is no address. */
const READ_LENGTH = 1000;
const INVALID = 'Introduceți o adresă de e-mail validă.';
const TOO_LONG = 'Adresa poate avea cel mult 254 de caractere.';
const OF_A_DOMAIN = /^[^\s/\\:?#@%[\]]+$/u;

/* Mail servers use the ASCII form of a domain: primăria.ro is xn--primria-c4a.ro. What is before the @ must be ASCII by itself. */
function withAsciiDomain(typed: string): string {
  if (typed.length > READ_LENGTH) return typed;
  const email = cleaned(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const address = `http://${domain}`;
  if (at < 1 || !OF_A_DOMAIN.test(domain) || !URL.canParse(address)) return email;
  return `${email.slice(0, at)}@${new URL(address).hostname}`;
}

/** An e-mail address, with its domain in ASCII. `missing` is said of an empty field, `invalid` of what is no address. */
export const emailAddress = (missing: string, invalid = INVALID) =>
  z
    .string()
    .overwrite(withAsciiDomain)
    .min(1, missing)
    .max(LONGEST, TOO_LONG)
    .pipe(z.email(invalid).max(LONGEST, TOO_LONG));
