/* Without zod, for pages that only show names. */
import type { StatusLabel } from './common.ts';
import { PACKAGE_LABELS } from './organisation-names.ts';

/** Packages of members: two of authorities, one of firms. */
export const MEMBER_PACKAGES = ['bronze', 'silver', 'partner'] as const;
export type MemberPackage = (typeof MEMBER_PACKAGES)[number];
export const MEMBER_PACKAGE_LABELS: Record<MemberPackage, string> = {
  bronze: PACKAGE_LABELS.bronze.name,
  silver: PACKAGE_LABELS.silver.name,
  partner: 'Partener PSP',
};
/** The packages that a member of this kind can have. */
export const packagesOf = (kind: 'uat' | 'firma'): readonly MemberPackage[] =>
  kind === 'firma' ? ['partner'] : ['bronze', 'silver'];

/** `proposed`: a renewal that begins with its payment; `closed`: followed by another one. */
export const PERIOD_STATUSES = ['proposed', 'open', 'closed', 'withdrawn'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];
export const PERIOD_STATUS: Record<PeriodStatus, StatusLabel> = {
  proposed: { label: 'Așteaptă plata', tone: 'waiting' },
  open: { label: 'Curentă', tone: 'success' },
  closed: { label: 'Reînnoită', tone: 'closed' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
};

/** Days before the end of a period on which the owners are reminded, the nearest last. */
export const REMINDER_DAYS = [60, 30, 7] as const;
/** Days before the end from which a period waits for its renewal by the association. */
export const RENEWAL_DAYS = 30;

/** What a member's package is like today. */
export const STANDINGS = ['active', 'ending', 'expired', 'none'] as const;
export type Standing = (typeof STANDINGS)[number];
export const STANDING: Record<Standing, StatusLabel> = {
  active: { label: 'Activă', tone: 'success' },
  ending: { label: 'Expiră curând', tone: 'waiting' },
  expired: { label: 'Expirată', tone: 'danger' },
  none: { label: 'Fără perioadă', tone: 'neutral' },
};
