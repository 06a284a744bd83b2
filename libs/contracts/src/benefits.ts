import { z } from 'zod';
import {
  historyEntry,
  id,
  isoDate,
  isoDateTime,
  pageOf,
  paging,
  party,
  searchText,
  type StatusLabel,
  version,
} from './common.ts';
import { fileView } from './files.ts';
import { MEMBER_PACKAGE_LABELS } from './package-names.ts';

/** `copy`: a printed copy of a published issue of the magazine; `ad`: the advertising page in an issue to come. */
export const CLAIM_KINDS = ['copy', 'ad'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
export const CLAIM_KIND_LABELS: Record<ClaimKind, string> = {
  copy: 'Exemplar tipărit',
  ad: 'Pagină de reclamă',
};

/** States of a printed copy, then those of an advertising page; both can be cancelled by the firm. */
export const CLAIM_STATUSES = [
  'requested',
  'approved',
  'shipped',
  'received',
  'refused',
  'awaiting_layout',
  'layout_sent',
  'changes_asked',
  'accepted',
  'printed',
  'released',
  'cancelled',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
export const CLAIM_STATUS: Record<ClaimStatus, StatusLabel> = {
  requested: { label: 'Cerut', tone: 'waiting' },
  approved: { label: 'Aprobat', tone: 'progress' },
  shipped: { label: 'Expediat', tone: 'progress' },
  received: { label: 'Primit', tone: 'success' },
  refused: { label: 'Refuzat', tone: 'danger' },
  awaiting_layout: { label: 'Așteaptă macheta', tone: 'progress' },
  layout_sent: { label: 'Machetă trimisă', tone: 'waiting' },
  changes_asked: { label: 'Modificări cerute', tone: 'progress' },
  accepted: { label: 'Machetă acceptată', tone: 'success' },
  printed: { label: 'Tipărită', tone: 'success' },
  released: { label: 'Rezervare încheiată', tone: 'closed' },
  cancelled: { label: 'Anulată de firmă', tone: 'closed' },
};
/** Claims that the association has to act on. */
export const WAITING_STATUSES = ['requested', 'approved', 'layout_sent'] as const satisfies ClaimStatus[];

/** `move`, `release` and `print` come with time. */
export const CLAIM_ACTIONS = [
  'approve',
  'refuse',
  'ship',
  'receive',
  'changeAddress',
  'sendLayout',
  'acceptLayout',
  'askChanges',
  'cancel',
  'move',
  'release',
  'print',
] as const;
export type ClaimAction = (typeof CLAIM_ACTIONS)[number];

/** Types of a layout, detected by content. */
export const LAYOUT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Package of all firms. Packages of authorities have no benefits. */
export const PARTNER_PACKAGE = { name: MEMBER_PACKAGE_LABELS.partner, noPrice: 'Preț la cerere' } as const;

const address = z
  .string()
  .trim()
  .min(10, 'Scrieți adresa întreagă: strada, numărul și localitatea.')
  .max(300, 'Adresa poate avea cel mult 300 de caractere.');
const attention = z.string().trim().max(120, 'Numele poate avea cel mult 120 de caractere.').default('');
export const deliveryAddress = { address, attention };
/** The copy or page of the allowance that the page offered; it is claimed once, however often the form is sent. */
const number = z.int().min(1).max(100);
export const claimCopy = z.strictObject({ issueId: id, number, ...deliveryAddress });
export type ClaimCopy = z.infer<typeof claimCopy>;
export const reserveAd = z.strictObject({ issueId: id, number });
export const changeAddress = z.strictObject({ version, ...deliveryAddress });
export const sendLayout = z.strictObject({ version, fileId: id });
export const shipCopy = z.strictObject({
  version,
  awb: z
    .string()
    .trim()
    .min(4, 'Scrieți numărul AWB de pe confirmarea curierului.')
    .max(60, 'Numărul AWB poate avea cel mult 60 de caractere.'),
});

export const claimIssue = z.object({
  id,
  year: z.int(),
  number: z.int(),
  title: z.string(),
  appearsOn: isoDate,
  /** Last day on which a layout is received. */
  adsUntil: isoDate,
});
export type ClaimIssue = z.infer<typeof claimIssue>;

const claim = {
  id,
  version,
  kind: z.enum(CLAIM_KINDS),
  status: z.enum(CLAIM_STATUSES),
  /** Which copy or page of the allowance it is. */
  number: z.int(),
  issue: claimIssue,
  /** Null once the person has left the firm. */
  by: z.string().nullable(),
  createdAt: isoDateTime,
  approvedAt: isoDateTime.nullable(),
  shippedAt: isoDateTime.nullable(),
  receivedAt: isoDateTime.nullable(),
  awb: z.string().nullable(),
  address: z.string().nullable(),
  attention: z.string(),
  /** Why it was refused, or the changes that the association asks for. */
  reason: z.string().nullable(),
  layout: fileView.nullable(),
  actions: z.array(z.enum(CLAIM_ACTIONS)),
};
export const benefitClaim = z.object(claim);
export type BenefitClaim = z.infer<typeof benefitClaim>;

/** What the package holds in a year. */
const allowance = {
  /** Printed copies of each issue. */
  copies: z.int(),
  adPages: z.int(),
  seats: z.int(),
};

export const benefitsView = z.object({
  year: z.int(),
  package: z.object({ ...allowance, price: z.string().nullable() }),
  copies: z.object({
    /** Published issues with copies left, the newest first. `next`: the copy to claim. */
    offered: z.array(z.object({ issue: claimIssue, left: z.int(), next: z.int() })),
    /** The newest published issue and how many copies of it are left; null before the first one. */
    latest: z.object({ issue: claimIssue, left: z.int() }).nullable(),
    /** Claims under way and those of the newest issue. */
    claims: z.array(benefitClaim),
    /** Address of the last claim, or of the firm. */
    delivery: z.object({ address: z.string(), attention: z.string() }),
  }),
  ad: z.object({
    used: z.int(),
    /** The page to reserve; null when none is left this year. */
    next: z.int().nullable(),
    /** Issues that still take layouts, the next one first. */
    issues: z.array(claimIssue),
    /** Reservations under way and those of this year. */
    claims: z.array(benefitClaim),
  }),
  seats: z.object({
    used: z.int(),
    uses: z.array(
      z.object({ id, title: z.string(), href: z.string().nullable(), by: z.string().nullable(), at: isoDateTime }),
    ),
  }),
  history: z.object({ total: z.int(), items: z.array(benefitClaim) }),
});
export type BenefitsView = z.infer<typeof benefitsView>;

export const ownClaimsQuery = z.strictObject(paging);
export const ownClaims = pageOf(benefitClaim);
export type OwnClaims = z.infer<typeof ownClaims>;

/* The association's side. */

const CLAIM_FILTERS = ['waiting', 'all', ...CLAIM_STATUSES] as const;
const claimsShown = {
  q: searchText,
  status: z.enum(CLAIM_FILTERS).default('waiting'),
  kind: z.enum(['all', ...CLAIM_KINDS]).default('all'),
};
export const claimsQuery = z.strictObject({ ...claimsShown, ...paging });
export type ClaimsQuery = z.infer<typeof claimsQuery>;
export type ClaimsShown = Omit<ClaimsQuery, 'page'>;
export const claimsExportQuery = z.strictObject({ ...claimsShown, format: z.enum(['csv', 'xlsx']) });

export const handledClaim = z.object({ ...claim, firm: party });
export type HandledClaim = z.infer<typeof handledClaim>;
/** `waiting` counts all claims that wait for the association, without filters. */
export const handledClaims = pageOf(handledClaim).extend({ waiting: z.int() });
export type HandledClaims = z.infer<typeof handledClaims>;
export const handledClaimView = handledClaim.extend({ history: z.array(historyEntry) });
export type HandledClaimView = z.infer<typeof handledClaimView>;

const PER_YEAR_MAX = 100;
const count = (most: number) =>
  z
    .int('Scrieți un număr întreg.')
    .min(0, 'Numărul nu poate fi negativ.')
    .max(most, `Numărul poate fi cel mult ${most}.`);
export const setAllowance = z.strictObject({
  year: z.int('Scrieți anul.').min(2020, 'Anul poate fi de la 2020.').max(2099, 'Anul poate fi până la 2099.'),
  /** Null for a year without values of its own. */
  version: version.nullable(),
  copies: count(PER_YEAR_MAX),
  adPages: count(PER_YEAR_MAX),
  seats: count(PER_YEAR_MAX),
  price: z.string().trim().max(80, 'Prețul poate avea cel mult 80 de caractere.').default(''),
});
export type SetAllowance = z.infer<typeof setAllowance>;

export const yearlyAllowance = z.object({
  id,
  version,
  year: z.int(),
  ...allowance,
  price: z.string().nullable(),
  savedAt: isoDateTime,
  /** Null for initial values. */
  savedBy: z.string().nullable(),
  /** Claims of the year. */
  used: z.object({ copies: z.int(), adPages: z.int(), seats: z.int() }),
});
export type YearlyAllowance = z.infer<typeof yearlyAllowance>;
/** Values of each year that has its own, the newest first; a year without them has those of the last one before. */
export const allowanceList = z.object({
  currentYear: z.int(),
  items: z.array(yearlyAllowance),
  history: z.array(historyEntry),
});
export type AllowanceList = z.infer<typeof allowanceList>;
