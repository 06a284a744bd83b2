import type { ApplicationItem } from '@psp/contracts/applications';
import { dayNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** Since which day a decision is awaited, or that the applicant has the next move; nothing for what is decided. */
export function waitingLabel({ status, appliedAt }: Pick<ApplicationItem, 'status' | 'appliedAt'>, now: Date) {
  if (status === 'needs_info') return strings.waitsForApplicant;
  if (status !== 'pending') return null;
  return strings.waitingFor(Math.max(0, dayNumber(now) - dayNumber(new Date(appliedAt))));
}
