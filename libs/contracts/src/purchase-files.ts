import { z } from 'zod';
import { id, isoDateTime } from './common.ts';

/** What is made of a request: the file itself, an archive of it with its attachments, the comparison as a workbook. */
export const PURCHASE_PARTS = ['pdf', 'zip', 'xlsx'] as const;
export type PurchasePart = (typeof PURCHASE_PARTS)[number];

const part = z.object({
  kind: z.enum(PURCHASE_PARTS),
  /** In bytes. */
  size: z.number(),
  /** SHA-256 of the bytes, in hexadecimal. */
  checksum: z.string(),
});
export type PurchaseFilePart = z.infer<typeof part>;

/** A file for the purchase; in the making until it is ready or failed. */
export const purchaseFile = z.object({
  id,
  code: z.string(),
  createdAt: isoDateTime,
  readyAt: isoDateTime.nullable(),
  failedAt: isoDateTime.nullable(),
  parts: z.array(part),
});
export type PurchaseFile = z.infer<typeof purchaseFile>;
export const purchaseFileList = z.object({ items: z.array(purchaseFile) });
export const purchasePartParams = z.strictObject({ id, kind: z.enum(PURCHASE_PARTS) });

/* Without letters that are taken for digits. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 16;

/** A code as it is stored, of one that a person typed: "7qkm-2xd9-…", with O for 0 and I or L for 1. Null when it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = plain.length === CODE_LENGTH && [...plain].every((letter) => CODE_ALPHABET.includes(letter));
  return isCode ? (plain.match(/.{4}/g) ?? []).join('-') : null;
}

/** What anybody may know of a document of the portal: that it was made, when, and by which bytes it is told. */
export const verification = z.object({
  code: z.string(),
  madeAt: isoDateTime,
  /** SHA-256 of what the document says, as printed at its end. */
  contentChecksum: z.string(),
  parts: z.array(part),
});
export type Verification = z.infer<typeof verification>;
