import type { StatusLabel } from './common.ts';

export const OFFER_STATUSES = [
  'draft',
  'submitted',
  'to_confirm',
  'withdrawn',
  'shortlisted',
  'accepted',
  'declined',
  'expired',
  'closed',
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_STATUS: Record<OfferStatus, StatusLabel> = {
  draft: { label: 'Ciornă', tone: 'draft' },
  submitted: { label: 'Depusă', tone: 'submitted' },
  to_confirm: { label: 'De reconfirmat', tone: 'progress' },
  withdrawn: { label: 'Retrasă', tone: 'closed' },
  shortlisted: { label: 'Preselectată', tone: 'chosen' },
  accepted: { label: 'Acceptată', tone: 'success' },
  declined: { label: 'Respinsă', tone: 'danger' },
  expired: { label: 'Expirată', tone: 'closed' },
  closed: { label: 'Închisă', tone: 'neutral' },
};

/** `open`: offers that have not ended, including drafts; `decided`: accepted or declined ones. */
export const OFFER_FILTERS = ['open', ...OFFER_STATUSES, 'decided'] as const;
export type OfferFilter = (typeof OFFER_FILTERS)[number];
export const OFFER_SORTS = {
  updated: 'Ultima modificare',
  deadline: 'Termen',
  price: 'Preț',
  title: 'Titlu',
} as const;
export type OfferSort = keyof typeof OFFER_SORTS;
