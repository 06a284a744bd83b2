import type { StatusLabel } from '@psp/contracts/common';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { OPPORTUNITY_STATUS, type OpportunityItem } from '@psp/contracts/opportunities';
import { URGENCY } from '@psp/contracts/service-requests';
import { ignoring, strings } from './strings.ts';

/* Of what a newer service may say. */
const UNKNOWN: StatusLabel = { label: strings.unknown, tone: 'neutral' };

type OfFirm = Pick<OpportunityItem, 'status' | 'toConfirm' | 'ignored'>;

/**
 * How a request stands for the firm; an answer that must be confirmed again is not called an answer, nor what it ignores an
 * opportunity.
 */
export function ownStatus({ status, toConfirm, ignored }: OfFirm): StatusLabel {
  if (status === 'responded' && toConfirm) return OFFER_STATUS.to_confirm;
  if (status === 'active' && ignored) return { label: ignoring.badge, tone: 'closed' };
  return Object.hasOwn(OPPORTUNITY_STATUS, status) ? OPPORTUNITY_STATUS[status] : UNKNOWN;
}

/** How urgent a request is, for its badge. */
export const urgencyStatus = ({ urgency }: Pick<OpportunityItem, 'urgency'>): StatusLabel =>
  Object.hasOwn(URGENCY, urgency) ? URGENCY[urgency] : UNKNOWN;
