import { z } from 'zod';
import { webAddress } from './web-address.ts';

const LONGEST = 1000;

/** Whole http or https address that pages link to, stored as `URL.href`; `problem` is shown for any other text. */
export const webLink = (problem: string) =>
  z
    .string()
    .trim()
    .max(LONGEST, 'Adresa poate avea cel mult 1.000 de caractere.')
    .meta({ format: 'uri' })
    .transform((typed, context) => {
      const address = webAddress(typed);
      if (address) return address;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
