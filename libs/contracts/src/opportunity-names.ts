import type { StatusLabel } from './common.ts';

/** Derived from the request and the firm's own offer; not stored. */
export const OPPORTUNITY_STATUSES = ['active', 'responded', 'closed'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];
export const OPPORTUNITY_STATUS: Record<OpportunityStatus, StatusLabel> = {
  active: { label: 'Activ', tone: 'open' },
  responded: { label: 'Ai răspuns', tone: 'success' },
  closed: { label: 'Închis', tone: 'closed' },
};

export const OPPORTUNITY_SORTS = { fit: 'Potrivire', deadline: 'Termen', newest: 'Cele mai noi' } as const;
export type OpportunitySort = keyof typeof OPPORTUNITY_SORTS;
