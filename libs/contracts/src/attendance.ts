import { z } from 'zod';
import { cleaned } from './cleaned.ts';
import { certificateView } from './certificates.ts';
import { id, isoDateTime, requiredText } from './common.ts';
import { EVENT_DAYS_MAX, EVENT_STATUSES } from './events.ts';
import { REGISTRATION_STATUSES } from './seats.ts';

/** How somebody was marked at the door: by the QR code of the ticket, by its typed code, or on the list. */
export const ATTENDANCE_WAYS = ['scan', 'code', 'tick', 'walk_in'] as const;
export type AttendanceWay = (typeof ATTENDANCE_WAYS)[number];

/**
 * `already`: marked before; `other`: ticket of another event; `no_seat`: waits for a seat; `certified`: has a certificate, which an
 * absence would contradict.
 */
export const MARK_OUTCOMES = [
  'present',
  'absent',
  'already',
  'other',
  'cancelled',
  'no_seat',
  'certified',
  'unknown',
] as const;
export type MarkOutcome = (typeof MARK_OUTCOMES)[number];

/** Hours before the start of an event from which attendance can be marked. */
export const DOOR_HOURS = 24;
/** Marks sent at once, also after a time without a connection. */
export const MARKS_MAX = 100;

/** Normalises a scanned or typed ticket code. */
export const readTicket = (typed: string): string => cleaned(typed).toUpperCase().replace(/[\s-]/g, '');

const sitting = z
  .int()
  .min(0)
  .max(EVENT_DAYS_MAX - 1);
/** One mark: of a registration chosen on the list, or of a ticket. */
export const attendanceMark = z.strictObject({
  registrationId: id.nullable(),
  ticket: z.string().max(40, 'Codul este prea lung.').overwrite(readTicket).nullable(),
  sitting,
  isPresent: z.boolean(),
  way: z.enum(['scan', 'code', 'tick']),
  /** When the person was marked, by the clock of the phone. */
  at: isoDateTime,
});
export type AttendanceMark = z.infer<typeof attendanceMark>;
export const markAttendance = z.strictObject({ marks: z.array(attendanceMark).min(1).max(MARKS_MAX) });

/** Result of a mark, in the order of the marks. */
export const markResult = z.object({
  registrationId: id.nullable(),
  /** Null for a ticket that is not of this event. */
  name: z.string().nullable(),
  outcome: z.enum(MARK_OUTCOMES),
  /** Moment of the stored mark. */
  at: isoDateTime.nullable(),
});
export type MarkResult = z.infer<typeof markResult>;
export const marked = z.object({ results: z.array(markResult) });

const line = (problem: string) => requiredText(160, problem);
/** Somebody without a registration who is at the door: a guest, or a member found by the e-mail address. */
export const admitPerson = z.strictObject({
  name: line('Scrieți numele.'),
  organisation: line('Scrieți de unde vine.'),
  email: z.union([z.literal(''), z.email('Scrieți adresa întreagă sau lăsați câmpul gol.')]).default(''),
  sitting,
});
export type AdmitPerson = z.infer<typeof admitPerson>;

export const attendee = z.object({
  id,
  name: z.string(),
  organisation: z.string(),
  isGuest: z.boolean(),
  ticket: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /** Marks of the sittings, for those that have one. */
  marks: z.array(z.object({ sitting, isPresent: z.boolean(), way: z.enum(ATTENDANCE_WAYS), at: isoDateTime })),
  hasCertificate: z.boolean(),
});
export type Attendee = z.infer<typeof attendee>;

/** Attendance list of an event: everybody with a registration, cancelled ones too, so that a phone knows their tickets. */
export const attendanceSheet = z.object({
  id,
  number: z.string(),
  title: z.string(),
  status: z.enum(EVENT_STATUSES),
  sittings: z.array(z.object({ startsAt: isoDateTime, endsAt: isoDateTime })),
  seats: z.int(),
  hasCertificate: z.boolean(),
  people: z.array(attendee),
  canMark: z.boolean(),
  canClose: z.boolean(),
});
export type AttendanceSheet = z.infer<typeof attendanceSheet>;

/** A registration with a seat, as its organisation reads it: the ticket before the event, the certificate after it. */
export const ticketView = z.object({
  id,
  status: z.enum(REGISTRATION_STATUSES),
  code: z.string(),
  /** QR code of the ticket's code, as SVG. */
  qr: z.string(),
  name: z.string(),
  organisation: z.string(),
  event: z.object({
    id,
    number: z.string(),
    title: z.string(),
    isCancelled: z.boolean(),
    sittings: z.array(z.object({ startsAt: isoDateTime, endsAt: isoDateTime })),
    isOnline: z.boolean(),
    place: z.string(),
    mapUrl: z.string().nullable(),
    onlineUrl: z.string().nullable(),
    contact: z.string(),
  }),
  certificate: certificateView.nullable(),
});
export type TicketView = z.infer<typeof ticketView>;
