import { z } from 'zod';
import { id, isoDate, pageOf, paging, searchText, version, withReason } from './common.ts';
import { MEMBER_PACKAGES, type MemberPackage, PERIOD_STATUSES, STANDINGS } from './package-names.ts';
import { isInBani } from './prices.ts';
import { PROFORMA_STATUSES } from './proformas.ts';

const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** The day (yyyy-mm-dd) after another one. */
export const dayAfter = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return dayAt(year, month, date + 1);
};

/** Last day of the year that begins on a day (yyyy-mm-dd); one that begins on 29 February ends on 28 February. */
export const yearFrom = (startsOn: string): string => {
  const [year, month, date] = partsOf(startsOn);
  return dayAt(year + 1, month, date - 1);
};

/* Digits with what may stand between them, also between two amounts. */
const FIGURES = /\d[\d.,\s/+–—-]*/g;
const IN_LEI = /^(?:lei|ron)(?![\p{L}\d])/iu;
const FIRST_OF_TWO = /\d\s*(?:și|si|sau|ori|la|până la|pana la)\s*$/iu;
/* A whole number, with one kind of separator of its thousands or none, and decimals. */
const AMOUNT = /^(\d{1,3}(?:([.\s])\d{3}(?:\2\d{3})*)|\d+)(?:[.,](\d{1,2}))?$/u;
const leiOf = (figures: string): number | null => {
  const [, whole = '', , decimals = ''] = AMOUNT.exec(figures) ?? [];
  const lei = Number(whole.replace(/\D/g, '')) + Number(decimals.padEnd(2, '0')) / 100;
  return lei > 0 ? lei : null;
};

/** Amount in lei that a displayed price states ("1.200 lei pe an"); null where it states none, several, or one that is not clear. */
export const leiIn = (text: string | null): number | null => {
  const price = text ?? '';
  const [amount, ...others] = [...price.matchAll(FIGURES)].filter(({ 0: figures, index }) =>
    IN_LEI.test(price.slice(index + figures.length)),
  );
  if (!amount || others.length > 0 || FIRST_OF_TWO.test(price.slice(0, amount.index))) return null;
  return leiOf(amount[0].trim());
};

const memberPackage = z.enum(MEMBER_PACKAGES, { error: 'Alegeți pachetul.' });

export const PERIOD_PRICE_MAX = 9_999_999;
/** Years that one period may have at most. */
export const PERIOD_YEARS_MAX = 5;

const period = {
  package: memberPackage,
  /** Lei for the whole period; null for one that is not paid. */
  price: z
    .number('Scrieți suma în cifre, de exemplu 1.200.')
    .min(0.01, 'Suma trebuie să fie mai mare decât zero. Pentru o perioadă gratuită lăsați câmpul gol.')
    .max(PERIOD_PRICE_MAX, 'Suma este prea mare.')
    .refine(isInBani, 'Scrieți cel mult două zecimale.')
    .nullable(),
  startsOn: isoDate,
  endsOn: isoDate,
  reason: z.string().trim().min(1, 'Scrieți motivul.').max(2000, 'Motivul poate avea cel mult 2.000 de caractere.'),
};
export const setPeriod = z.strictObject(period);
export type SetPeriod = z.infer<typeof setPeriod>;
/** A change of the open period, or its renewal. */
export const changePeriod = setPeriod.extend({ version });
export type ChangePeriod = z.infer<typeof changePeriod>;
export const withdrawRenewal = withReason;

const periodView = z.object({
  id,
  version,
  package: memberPackage,
  status: z.enum(PERIOD_STATUSES),
  price: z.number().nullable(),
  startsOn: isoDate,
  endsOn: isoDate,
});
export type PeriodView = z.infer<typeof periodView>;

const proforma = {
  id,
  number: z.string(),
  status: z.enum(PROFORMA_STATUSES),
  /** Lei. */
  total: z.number(),
  issuedOn: isoDate,
  dueOn: isoDate,
  paidOn: isoDate.nullable(),
  replacedBy: z.string().nullable(),
  startsOn: isoDate,
  endsOn: isoDate,
};
/** The period of today, where the open one begins later. */
const inForce = z.object({ package: memberPackage, startsOn: isoDate, endsOn: isoDate }).nullable();

const packageProforma = z.object({ ...proforma, version, actions: z.array(z.enum(['pay', 'unpay'])) });
export type PackageProforma = z.infer<typeof packageProforma>;

export const PACKAGE_ACTIONS = ['set', 'change', 'renew', 'withdraw', 'issue'] as const;
export type PackageAction = (typeof PACKAGE_ACTIONS)[number];

/** The package of one member, its periods and proformas, for the association. */
export const packageView = z.object({
  organisationId: id,
  organisation: z.string(),
  kind: z.enum(['uat', 'firma']),
  standing: z.enum(STANDINGS),
  /** Days until the last day of the open period; negative after it, null without one. */
  daysLeft: z.int().nullable(),
  open: periodView.nullable(),
  proposed: periodView.nullable(),
  inForce,
  /** Closed and withdrawn ones, the newest first. */
  past: z.array(periodView),
  proformas: z.array(packageProforma),
  /** First and last day of the next period, and the list prices of that day. */
  next: z.object({
    package: memberPackage,
    startsOn: isoDate,
    endsOn: isoDate,
    prices: z.array(z.object({ package: memberPackage, text: z.string().nullable(), lei: z.number().nullable() })),
  }),
  actions: z.array(z.enum(PACKAGE_ACTIONS)),
});
export type PackageView = z.infer<typeof packageView>;

/** The package of the reader's organisation. */
export const ownPackage = z.object({
  package: memberPackage.nullable(),
  /** Lei for the whole period. */
  price: z.number().nullable(),
  startsOn: isoDate.nullable(),
  endsOn: isoDate.nullable(),
  standing: z.enum(STANDINGS),
  daysLeft: z.int().nullable(),
  inForce,
  /** A renewal that begins with its payment. */
  renewal: z.object({ startsOn: isoDate, endsOn: isoDate }).nullable(),
  proformas: z.array(z.object(proforma)),
});
export type OwnPackage = z.infer<typeof ownPackage>;
export type OwnPackageProforma = OwnPackage['proformas'][number];

/** `renew`: ended or about to end, without a renewal; `unpaid`: with a proforma that waits for its payment. */
export const PACKAGE_SHOWS = [
  'all',
  'active',
  'days60',
  'days30',
  'days7',
  'expired',
  'renew',
  'unpaid',
  'none',
] as const;
export type PackageShow = (typeof PACKAGE_SHOWS)[number];
const filters = {
  q: searchText,
  package: z.enum(['all', ...MEMBER_PACKAGES]).default('all'),
  show: z.enum(PACKAGE_SHOWS).default('all'),
};
export const packageQuery = z.strictObject({ ...paging, ...filters });
export type PackageQuery = z.infer<typeof packageQuery>;
export const packageFileQuery = z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']) });

export const packageItem = z.object({
  organisationId: id,
  organisation: z.string(),
  kind: z.enum(['uat', 'firma']),
  county: z.string().nullable(),
  package: memberPackage.nullable(),
  price: z.number().nullable(),
  startsOn: isoDate.nullable(),
  endsOn: isoDate.nullable(),
  standing: z.enum(STANDINGS),
  daysLeft: z.int().nullable(),
  /** Number of the proforma that waits for its payment. */
  unpaid: z.string().nullable(),
  isSuspended: z.boolean(),
});
export type PackageItem = z.infer<typeof packageItem>;
export const packageList = pageOf(packageItem);
export type PackageList = z.infer<typeof packageList>;
export const isPackageOf = (kind: string, chosen: MemberPackage): boolean =>
  (kind === 'firma') === (chosen === 'partner');
