import { closesAt } from '@psp/contracts/ticket-basics';
import { safeMailSubject } from '../../plain-text.ts';
import { dayText, momentText, type Texts } from '../content.ts';

/* Fixed address; the services remove its secret from their logs. */
const ticket = (token: string) => ({ label: 'Vedeți discuția', path: `/tichet/${encodeURIComponent(token)}` });

const PRIVATE = 'Linkul este numai al dumneavoastră: cine îl are poate citi discuția și poate răspunde.';
const NOT_BY_MAIL =
  'Ca să ne scrieți din nou, folosiți pagina discuției: răspunsul dumneavoastră rămâne lângă celelalte mesaje.';
const named = (subject: string | null): string => (subject ? `, „${subject}”,` : '');
const about = (number: string, subject: string): string => `Mesajul dumneavoastră ${number}: „${subject}”.`;

export const ticketTexts: Texts<'ticket-received' | 'ticket-answered' | 'ticket-resolved' | 'ticket-reopened'> = {
  'ticket-received': ({ number, subject, dueAt, token }) => ({
    subject: `Am primit mesajul dumneavoastră: ${number}`,
    paragraphs: [
      `Mesajul trimis asociației din pagina de suport${named(safeMailSubject(subject ?? ''))} are numărul ${number}.`,
      `De obicei răspundem în 1–2 zile lucrătoare, numărate în timpul programului; la acest mesaj, cel târziu pe ${momentText(dueAt)}.`,
      'În pagina discuției vedeți răspunsul și puteți adăuga ce ați uitat.',
    ],
    action: ticket(token),
    notes: [PRIVATE, 'Dacă nu ați scris asociației, cineva a folosit adresa dumneavoastră; puteți ignora acest mesaj.'],
  }),
  'ticket-answered': ({ number, subject, message, token }) => ({
    subject: `Răspuns la mesajul dumneavoastră ${number}, „${subject}”`,
    paragraphs: [about(number, subject), 'Răspunsul asociației:', message],
    action: ticket(token),
    notes: [NOT_BY_MAIL, PRIVATE],
  }),
  'ticket-resolved': ({ number, subject, replyUntil, token }) => ({
    subject: `Rezolvat: mesajul dumneavoastră ${number}, „${subject}”`,
    paragraphs: [
      `${about(number, subject)} Asociația l-a marcat ca rezolvat.`,
      `Discuția se închide singură pe ${dayText(closesAt(replyUntil))}. Dacă problema nu s-a rezolvat, răspundeți în pagina discuției până pe ${dayText(replyUntil)} și se redeschide.`,
    ],
    action: ticket(token),
    notes: [PRIVATE],
  }),
  'ticket-reopened': ({ number, subject, token }) => ({
    subject: `Redeschis: mesajul dumneavoastră ${number}, „${subject}”`,
    paragraphs: [`${about(number, subject)} Asociația lucrează din nou la el și vă scrie când are un răspuns.`],
    action: ticket(token),
    notes: [PRIVATE],
  }),
};
