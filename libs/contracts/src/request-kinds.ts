/**
 * Kinds of requests: offers of which one is accepted, answers without prices before a purchase, or offers for a group of
 * authorities.
 */
export const REQUEST_KINDS = ['purchase', 'consultation', 'group'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_KIND: Record<RequestKind, string> = {
  purchase: 'Cerere de oferte',
  consultation: 'Consultare de piață',
  group: 'Cerere de grup',
};

/** What firms submit: offers with a price, or answers without one. */
export const RECEIVED: Record<RequestKind, 'offers' | 'answers'> = {
  purchase: 'offers',
  consultation: 'answers',
  group: 'offers',
};
