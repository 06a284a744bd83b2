import { anyone } from './access.ts';
import { cleaned } from './cleaned.ts';
import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { operations, read } from './operations.ts';

/** The forms in which a document of the portal leaves it: to be read, with its attachments, as a workbook. */
export const DOCUMENT_PARTS = ['pdf', 'zip', 'xlsx'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

export const madePart = z.object({
  kind: z.enum(DOCUMENT_PARTS),
  /** In bytes. */
  size: z.number(),
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: z.string(),
});

/* Without letters that are taken for digits. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;

/** A code as it is stored, of one that a person typed: "7qkm-2xd9-…", with O for 0 and I or L for 1. Null when it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = cleaned(typed).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = plain.length === CODE_LENGTH && [...plain].every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? (plain.match(/.{4}/g) ?? []).join('-') : null;
}

/** Where anybody checks the document of this code. */
export const verificationAddress = (origin: string, code: string): string => `${origin}/verificare/${code}`;

/** The code as a document's metadata hold it. */
export const codeKeyword = (code: string): string => `psp-cod:${code}`;

/** The code in the metadata of a document; null in a file without one. */
export function codeInFile(bytes: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(bytes);
  return readCode(/psp-cod:((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/.exec(text)?.[1] ?? '');
}

/** What anybody may know of a document of the portal: that it was made, when, and by which bytes it is told. */
export const verification = z.object({
  code: z.string(),
  madeAt: isoDateTime,
  /** SHA-256 of what the document says, as printed at its end. */
  contentChecksum: z.string(),
  parts: z.array(madePart),
});
export type Verification = z.infer<typeof verification>;

export const verificationOperations = operations(['public'], {
  view: read('/verifications/:code', {
    access: anyone,
    params: z.strictObject({ code: z.string().max(64) }),
    view: verification,
  }),
});
