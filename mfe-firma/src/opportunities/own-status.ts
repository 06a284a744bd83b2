import type { StatusLabel } from '@psp/contracts/common';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { OPPORTUNITY_STATUS, type OpportunityItem } from '@psp/contracts/opportunities';

/** How a request stands for the firm; an answer that must be confirmed again is not called an answer. */
export const ownStatus = ({ status, toConfirm = false }: Pick<OpportunityItem, 'status' | 'toConfirm'>): StatusLabel =>
  status === 'responded' && toConfirm ? OFFER_STATUS.to_confirm : OPPORTUNITY_STATUS[status];
