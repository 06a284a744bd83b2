import { z } from 'zod';
import { webAddress } from './web-address.ts';

const SHAPE = 'Scrieți adresa site-ului, de exemplu www.exemplu.ro.';
const LONGEST = 200;
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
/** A host name with an alphabetic top-level domain: no IP address and no local name. */
const PUBLIC_HOST = /\.[a-z][a-z0-9-]*[a-z0-9]$/i;

/** Address of a website; stored as `URL.href`, '' for none. "www.exemplu.ro" is completed with https. */
export const website = z
  .string()
  .trim()
  .max(LONGEST, `Cel mult ${LONGEST} de caractere.`)
  .transform((typed, context) => {
    if (typed === '') return '';
    const address = webAddress(SCHEME.test(typed) ? typed : `https://${typed}`);
    if (address && PUBLIC_HOST.test(new URL(address).hostname)) return address;
    context.addIssue({ code: 'custom', message: SHAPE });
    return z.NEVER;
  });
