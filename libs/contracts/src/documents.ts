import { anyone } from './access.ts';
import { certificateFacts, checkHolder, holderChecked } from './certificates.ts';
import { cleaned } from './cleaned.ts';
import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { call, operations, read } from './operations.ts';

/** Files of a generated document: the PDF, an archive with its attachments, a workbook. */
export const DOCUMENT_PARTS = ['pdf', 'zip', 'xlsx'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

export const madePart = z.object({
  kind: z.enum(DOCUMENT_PARTS),
  /** In bytes. */
  size: z.number(),
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: z.string(),
});

/* Without letters that look like digits. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;

/** Normalises a typed code ("7qkm-2xd9-…", O for 0, I or L for 1) to its stored form; null if it is not valid. */
export function readCode(typed: string): string | null {
  const plain = cleaned(typed).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = plain.length === CODE_LENGTH && [...plain].every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? (plain.match(/.{4}/g) ?? []).join('-') : null;
}

/** Address of the public page that verifies the document with this code. */
export const verificationAddress = (origin: string, code: string): string => `${origin}/verificare/${code}`;

/** The code as written to a document's metadata. */
export const codeKeyword = (code: string): string => `psp-cod:${code}`;

/** Reads the code from the metadata of a document; null if there is none. */
export function codeInFile(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  return readCode(/psp-cod:((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(text)?.[1] ?? '');
}

/** Public data of a generated document: its existence, time and checksums. */
export const verification = z.object({
  code: z.string(),
  madeAt: isoDateTime,
  /** SHA-256 of the document's content, as printed at its end. */
  contentChecksum: z.string(),
  /** Empty for a certificate, which is written anew for each download. */
  parts: z.array(madePart),
  /** What a certificate says, without its holder's name. */
  certificate: certificateFacts.optional(),
});
export type Verification = z.infer<typeof verification>;

export const verificationOperations = operations(['public'], {
  view: read('/verifications/:code', {
    access: anyone,
    params: z.strictObject({ code: z.string().max(64) }),
    view: verification,
  }),
  holder: call('POST /verifications/:code/holder', {
    ...{ access: anyone, params: z.strictObject({ code: z.string().max(64) }), body: checkHolder, view: holderChecked },
  }),
});
