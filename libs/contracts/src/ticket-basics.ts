/* Without zod, for pages with a ticket form. */

import type { StatusLabel } from './common.ts';

export const TICKET_STATUSES = ['open', 'pending', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const TICKET_STATUS: Record<TicketStatus, StatusLabel> = {
  open: { label: 'Deschis', tone: 'open' },
  pending: { label: 'Așteaptă solicitantul', tone: 'waiting' },
  resolved: { label: 'Rezolvat', tone: 'success' },
  closed: { label: 'Închis', tone: 'closed' },
};

export const TICKET_KINDS = ['support', 'accessibility'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];
export const TICKET_KIND_LABELS: Record<TicketKind, string> = {
  support: 'Asistență',
  accessibility: 'Accesibilitate',
};

/** Days after the resolution in which a reply reopens a ticket. */
export const REOPEN_DAYS = 14;
/** Days after the resolution until a ticket is closed. */
export const CLOSE_DAYS = 7;
/** Closing time of a resolved ticket, from the ISO time until which a reply reopens it. */
export const closesAt = (replyUntil: string): string =>
  new Date(Date.parse(replyUntil) - (REOPEN_DAYS - CLOSE_DAYS) * 86_400_000).toISOString();

/** Response to a sent form, whatever its outcome. */
export const TICKET_SENT = 'Mesaj trimis cu succes! Vă vom răspunde în cel mai scurt timp posibil.';

/** Milliseconds; a form completed faster was not completed by a person. */
export const FASTEST_FORM_MS = 2000;

/** Name of the draft of an unsent text to the association: of a form (`TicketKind`), or of a reply. */
export const ticketDraft = (name: string): string => `support:${name}`;
