import type { StatusLabel } from '@psp/contracts/common';
import { RECEIVED } from '@psp/contracts/request-kinds';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import type { OpportunityItem, OpportunityView } from '@psp/contracts/opportunities';
import { OPPORTUNITY_STATUS } from '@psp/contracts/opportunity-names';
import { URGENCY } from '@psp/contracts/urgencies';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { formatLei, formatNumber, formatDate, formatDateTime } from '@psp/design-system/format';
import { strings, ends, next, ignoring } from './strings.ts';

/** The budget, such as "60.000–90.000 lei", "de la 60.000 lei" or "cel mult 90.000 lei". */
export function budgetLabel({
  budgetMin: min,
  budgetMax: max,
}: Pick<OpportunityItem, 'budgetMin' | 'budgetMax'>): string {
  if (min !== null && max !== null) return min === max ? formatLei(max) : `${formatNumber(min)}–${formatLei(max)}`;
  if (max !== null) return `cel mult ${formatLei(max)}`;
  return min !== null ? `de la ${formatLei(min)}` : strings.noBudget;
}

/** "Șelimbăr, Sibiu", or the county alone; without either, the whole country. */
export function placeLabel({ locality, countyCode }: Pick<OpportunityItem, 'locality' | 'countyCode'>): string {
  const parts = [locality, countyCode ? COUNTIES[countyCode] : ''].filter(
    (part, index, all) => part && all.indexOf(part) === index,
  );
  return parts.join(', ') || strings.wholeCountry;
}

/** Length at which the server cuts a description, in characters. */
const EXCERPT_LENGTH = 240;

/** Ends a cut excerpt with a whole word and an ellipsis. */
export function excerptLabel(excerpt: string): string {
  if (excerpt.length < EXCERPT_LENGTH) return excerpt;
  return `${excerpt.replace(/[\s,;:.–-]*\s\S*$/, '')}…`;
}

type Ended = Pick<OpportunityItem, 'kind' | 'end' | 'deadline'>;

/** Deadline of an open request, or how and when it ended, such as "anulată la 5 martie 2026". */
export function termLabel({ end, deadline, kind }: Ended): string {
  const words = end && ends.of[end.why];
  if (!words) return strings.until(formatDateTime(deadline));
  return words(formatDate(end.at), RECEIVED[kind] === 'answers');
}

/** " la 5 martie 2026", or '' for a request that has not ended. */
export const endedOn = (end: OpportunityItem['end']): string => (end ? ends.on(formatDate(end.at)) : '');

/** Why offers are closed: what happened, who did it and when. */
export function endedBecause({ end, uat }: Pick<OpportunityView, 'end' | 'uat'>): string {
  const say = end ? next.because[end.why] : undefined;
  return end && say ? say(formatDateTime(end.at), uat.name) : next.closed;
}

/* For a value that only a newer release knows. */
const UNKNOWN: StatusLabel = { label: strings.unknown, tone: 'neutral' };

type OfFirm = Pick<OpportunityItem, 'status' | 'toConfirm' | 'ignored'>;

/** Status of a request for the firm. An offer to be reconfirmed and an ignored request have statuses of their own. */
export function ownStatus({ status, toConfirm, ignored }: OfFirm): StatusLabel {
  if (status === 'responded' && toConfirm) return OFFER_STATUS.to_confirm;
  if (status === 'active' && ignored) return { label: ignoring.badge, tone: 'closed' };
  return Object.hasOwn(OPPORTUNITY_STATUS, status) ? OPPORTUNITY_STATUS[status] : UNKNOWN;
}

/** Urgency of a request as a status label. */
export const urgencyStatus = ({ urgency }: Pick<OpportunityItem, 'urgency'>): StatusLabel =>
  Object.hasOwn(URGENCY, urgency) ? URGENCY[urgency] : UNKNOWN;
