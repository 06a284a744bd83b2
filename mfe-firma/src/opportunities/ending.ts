import { RECEIVED } from '@psp/contracts/consultations';
import type { OpportunityItem, OpportunityView } from '@psp/contracts/opportunities';
import { formatDate, formatDateTime } from '@psp/design-system/format';
import { ends, next, strings } from './strings.ts';

type Ended = Pick<OpportunityItem, 'kind' | 'end' | 'deadline'>;

/** Until when a request is answered; of one that ended how it did, and when: "anulată la 5 martie 2026". */
export function termLabel({ end, deadline, kind }: Ended): string {
  const words = end && ends.of[end.why];
  if (!words) return strings.until(formatDateTime(deadline));
  return words(formatDate(end.at), RECEIVED[kind] === 'answers');
}

/** " la 5 martie 2026", where the service says when. */
export const endedOn = (end: OpportunityItem['end']): string => (end ? ends.on(formatDate(end.at)) : '');

/** Why no offers are taken any more: what happened, who did it and when. */
export function endedBecause({ end, uat }: Pick<OpportunityView, 'end' | 'uat'>): string {
  const say = end ? next.because[end.why] : undefined;
  return end && say ? say(formatDateTime(end.at), uat.name) : next.closed;
}
