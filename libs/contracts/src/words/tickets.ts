import type { TicketAction } from '../tickets.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'ticket.link_invalid': [
    404,
    'Linkul nu este valabil: este incomplet sau a expirat. Deschideți-l din cel mai nou e-mail primit ori trimiteți un mesaj nou.',
  ],
  'ticket.reply_too_late': [
    409,
    'Au trecut mai mult de 14 zile de la rezolvare, așa că discuția nu mai poate fi redeschisă. Trimiteți un mesaj nou din pagina de suport.',
  ],
  'ticket.assignee_unknown': [422, 'Persoana aleasă nu mai lucrează pentru asociație.'],
} as const satisfies Errors;

export const ACTS = {
  'ticket.open': 'Mesaj primit de suport',
  'ticket.reply': 'Mesaj al solicitantului',
  'ticket.answer': 'Răspuns trimis',
  'ticket.note': 'Notă internă scrisă',
  'ticket.assign': 'Responsabil ales',
  'ticket.unassign': 'Responsabil scos',
  'ticket.changeKind': 'Tip schimbat',
  'ticket.resolve': 'Marcat ca rezolvat',
  'ticket.reopen': 'Redeschis',
  'ticket.close': 'Închis',
  'ticket.anonymise': 'Datele solicitantului șterse',
} satisfies Labels<`ticket.${TicketAction}`>;

export const LIVE_TOPICS = { ticket: ['tickets'] } as const satisfies LiveLists;
