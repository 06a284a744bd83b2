import { OFFER_STATUS } from '@psp/contracts/offers';
import { PROJECT_STATUS } from '@psp/contracts/project-statuses';
import { REQUEST_STATUS } from '@psp/contracts/service-requests';
import { OTHER_STATES } from './strings.ts';

const STATES: Record<string, Record<string, { label: string }>> = {
  'service-request': REQUEST_STATUS,
  offer: OFFER_STATUS,
  project: PROJECT_STATUS,
};

/** A recorded state as a person reads it; '' for none, and the recorded word for one that is unknown here. */
export function stateLabel(entity: string, state: string | null): string {
  if (state === null) return '';
  return STATES[entity]?.[state]?.label ?? OTHER_STATES[entity]?.[state] ?? state;
}
