import type { StatusLabel } from './common.ts';

/**
 * States of a registration for an event or a training. `offered`: a freed seat is held for the person until a moment; `requested`: a seat is
 * held until the owner of the organisation approves it.
 */
export const REGISTRATION_STATUSES = [
  'requested',
  'confirmed',
  'waitlisted',
  'offered',
  'cancelled',
  'attended',
  'absent',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];
export const REGISTRATION_STATUS: Record<RegistrationStatus, StatusLabel> = {
  requested: { label: 'Așteaptă aprobarea', tone: 'review' },
  confirmed: { label: 'Confirmată', tone: 'success' },
  waitlisted: { label: 'Listă de așteptare', tone: 'waiting' },
  offered: { label: 'Loc oferit', tone: 'review' },
  cancelled: { label: 'Anulată', tone: 'closed' },
  attended: { label: 'Prezent', tone: 'success' },
  absent: { label: 'Absent', tone: 'closed' },
};
/**
 * `accept` takes an offered seat, `request` takes it for the owner's approval; `lapse` ends an offer that nobody took, or a request that
 * nobody decided, in time.
 */
export const REGISTRATION_ACTIONS = [
  'offer',
  'accept',
  'request',
  'approve',
  'refuse',
  'lapse',
  'cancel',
  'attend',
  'miss',
] as const;
export type RegistrationAction = (typeof REGISTRATION_ACTIONS)[number];

/** Hours for which a freed seat is held for the next person on the waiting list. */
export const OFFER_HOURS = 48;
/** Hours for which a seat is held until the owner of the organisation approves it. */
export const APPROVAL_HOURS = 72;
