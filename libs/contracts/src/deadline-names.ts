import type { Deadline } from './deadlines.ts';

/** Deadlines: for offers to a request, the validity of opened offers, a milestone of a project, a project. */
export const DEADLINE_KINDS = ['offersClose', 'offerEnds', 'milestone', 'project'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];
export const DEADLINE_LABELS: Record<DeadlineKind, string> = {
  offersClose: 'Se închide primirea ofertelor',
  offerEnds: 'Ultima zi de valabilitate a unei oferte',
  milestone: 'Etapă',
  project: 'Termenul proiectului',
};
/** Sides that have deadlines. */
export type DeadlineSide = 'uat' | 'firma';
const OWN_OFFER_ENDS = 'Ultima zi de valabilitate a ofertei dvs.';
const ANSWERS_CLOSE = 'Se închide primirea răspunsurilor';

const REQUESTS: Record<DeadlineSide, string> = { uat: '/uat/service-requests', firma: '/firma/opportunities' };

/** Path of the page of a deadline, for one side. */
export const deadlineHref = (side: DeadlineSide, { kind, id: of }: Pick<Deadline, 'kind' | 'id'>): string =>
  kind === 'offersClose' || kind === 'offerEnds' ? `${REQUESTS[side]}/${of}` : `/${side}/projects/${of}`;
type Labelled = Pick<Deadline, 'kind' | 'about' | 'requestKind'>;
export const deadlineLabel = (side: DeadlineSide, { kind, about, requestKind }: Labelled): string => {
  if (kind === 'offersClose' && requestKind === 'consultation') return ANSWERS_CLOSE;
  if (kind === 'offerEnds' && side === 'firma') return OWN_OFFER_ENDS;
  return about ? `${DEADLINE_LABELS[kind]}: ${about}` : DEADLINE_LABELS[kind];
};
