import { z } from 'zod';
import { cleaned } from './cleaned.ts';
import { id, isoDate, isoDateTime, pageOf, paging, party, searchText, version } from './common.ts';

/** Percentage that partners take off each other's prices. */
export const DISCOUNT_PERCENT = 10;
/** Without letters and digits that look alike. */
export const DISCOUNT_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const DISCOUNT_RANDOM = 4;
/** Hours during which the partner that recorded a use may withdraw it. */
export const WITHDRAWAL_HOURS = 24;

const TYPED = new RegExp(`^PSP${DISCOUNT_PERCENT}([A-Z]{2,3})([0-9A-Z]{${DISCOUNT_RANDOM}})$`);

/** Normalises a typed code ("psp10 cd 7f4m") to "PSP10-CD-7F4M"; null if it has another form. */
export function readDiscountCode(typed: string): string | null {
  const parts = TYPED.exec(cleaned(typed).toUpperCase().replace(/[\s-]/g, ''));
  return parts && `PSP${DISCOUNT_PERCENT}-${parts[1]}-${parts[2]}`;
}

const code = z
  .string()
  .max(100, 'Scrieți codul întreg, de exemplu PSP10-CD-7F4M.')
  .overwrite((typed) => readDiscountCode(typed) ?? typed)
  .regex(/^PSP10-[A-Z]{2,3}-[0-9A-Z]{4}$/, 'Scrieți codul întreg, de exemplu PSP10-CD-7F4M.');

export const DISCOUNT_CODE_STATUSES = ['active', 'replaced', 'ended'] as const;
export type DiscountCodeStatus = (typeof DISCOUNT_CODE_STATUSES)[number];
export const DISCOUNT_CODE_ACTIONS = ['replace', 'end'] as const;
export type DiscountCodeAction = (typeof DISCOUNT_CODE_ACTIONS)[number];
export const DISCOUNT_USE_STATUSES = ['recorded', 'withdrawn'] as const;
export type DiscountUseStatus = (typeof DISCOUNT_USE_STATUSES)[number];
export const DISCOUNT_USE_ACTIONS = ['withdraw'] as const;
export type DiscountUseAction = (typeof DISCOUNT_USE_ACTIONS)[number];

/** The code of the firm and the discount that it gives itself. */
export const ownDiscount = z.object({
  /** Year of the code and of `uses`. */
  year: z.int(),
  code: z.object({ id, version, code: z.string(), validUntil: isoDate, madeAt: isoDateTime }).nullable(),
  /** The last code of the year, where the association has ended it and the firm has no other. */
  ended: z.object({ at: isoDateTime, reason: z.string() }).nullable(),
  uses: z.int(),
  /** Other partners that give the discount. */
  acceptors: z.int(),
  /** Null before the firm has decided for the first time. */
  acceptance: z.object({ version, isOn: z.boolean(), appliesTo: z.string() }).nullable(),
});
export type OwnDiscount = z.infer<typeof ownDiscount>;

export const acceptanceForm = z
  .strictObject({
    /** Null for the first decision. */
    version: version.nullable(),
    isOn: z.boolean(),
    appliesTo: z.string().trim().max(300, 'Textul poate avea cel mult 300 de caractere.'),
  })
  .refine(({ isOn, appliesTo }) => !isOn || appliesTo !== '', {
    path: ['appliesTo'],
    error: 'Scrieți la ce se aplică reducerea.',
  });
export type AcceptanceForm = z.infer<typeof acceptanceForm>;

const withdrawal = z.object({ at: isoDateTime, reason: z.string() }).nullable();
/** A use of a code. `firm` is the other side: who gave the discount, or who showed the code. */
export const discountUse = z.object({
  id,
  version,
  at: isoDateTime,
  code: z.string(),
  firm: party,
  note: z.string(),
  withdrawal,
  actions: z.array(z.enum(DISCOUNT_USE_ACTIONS)),
});
export type DiscountUseItem = z.infer<typeof discountUse>;
export const discountUseQuery = z.strictObject(paging);
export type DiscountUseQuery = z.infer<typeof discountUseQuery>;
export const discountUseList = pageOf(discountUse);
export type DiscountUseList = z.infer<typeof discountUseList>;

/** A partner that gives the discount. */
export const acceptor = z.object({
  firm: party,
  appliesTo: z.string(),
  county: z.string().nullable(),
  locality: z.string(),
});
export type Acceptor = z.infer<typeof acceptor>;
export const acceptorQuery = z.strictObject({ ...paging, q: searchText });
export type AcceptorQuery = z.infer<typeof acceptorQuery>;
export const acceptorList = pageOf(acceptor);
export type AcceptorList = z.infer<typeof acceptorList>;

export const checkDiscountCode = z.strictObject({ code });
/** A valid code; `uses` are those recorded by the firm that checks it, the newest first. */
export const checkedDiscountCode = z.object({
  code: z.string(),
  firm: party,
  validUntil: isoDate,
  uses: z.array(z.object({ at: isoDateTime, note: z.string() })),
});
export type CheckedDiscountCode = z.infer<typeof checkedDiscountCode>;
export const recordDiscountUse = z.strictObject({
  code,
  note: z
    .string()
    .trim()
    .min(1, 'Scrieți ce a cumpărat partenerul.')
    .max(300, 'Nota poate avea cel mult 300 de caractere.'),
});
export type RecordDiscountUse = z.infer<typeof recordDiscountUse>;

/** A use as the association sees it. */
export const watchedDiscountUse = z.object({
  id,
  at: isoDateTime,
  owner: party,
  partner: party,
  note: z.string(),
  withdrawal,
  code: z.object({ id, version, code: z.string(), year: z.int(), status: z.enum(DISCOUNT_CODE_STATUSES) }),
  /** Uses of the code, without withdrawn ones. */
  uses: z.int(),
  actions: z.array(z.enum(DISCOUNT_CODE_ACTIONS)),
});
export type WatchedDiscountUse = z.infer<typeof watchedDiscountUse>;
export const watchedDiscountQuery = z.strictObject({ ...paging, q: searchText });
export type WatchedDiscountQuery = z.infer<typeof watchedDiscountQuery>;
export const watchedDiscountList = pageOf(watchedDiscountUse);
export type WatchedDiscountList = z.infer<typeof watchedDiscountList>;
