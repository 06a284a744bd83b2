import { closesAt } from '@psp/contracts/ticket-basics';
import { dayText, momentText } from '../../operating/mail/content.ts';
import { mail, type MailData } from '../../operating/mail/declare.ts';
import { EXAMPLE, dateField, momentField } from '../../operating/mail/fields.ts';
import { safeMailSubject } from '../../operating/mail/plain-text.ts';

const { name, at, token } = EXAMPLE;

/* Fixed address; the services remove its secret from their logs. */
const ticket = (token: string) => ({ label: 'Vedeți discuția', path: `/tichet/${encodeURIComponent(token)}` });

const PRIVATE = 'Linkul este numai al dumneavoastră: cine îl are poate citi discuția și poate răspunde.';
const NOT_BY_MAIL =
  'Ca să ne scrieți din nou, folosiți pagina discuției: răspunsul dumneavoastră rămâne lângă celelalte mesaje.';
const named = (subject: string | null): string => (subject ? `, „${subject}”,` : '');
const about = (number: string, subject: string): string => `Mesajul dumneavoastră ${number}: „${subject}”.`;

type Discussed = Record<'name' | 'number' | 'subject' | 'token', string>;

const own = { bound: { once: 'about a ticket that the person opened' } };

const NUMBER = { of: 'number', name: 'numar', label: 'numărul mesajului' } as const;
const SUBJECT = { of: 'subject', name: 'subiectul_mesajului', label: 'subiectul mesajului' } as const;

export const MAILS = {
  /** Quotes at most the subject, since anybody may give somebody else's address. `dueAt`: when it is answered at the latest. */
  'ticket-received': mail(
    { bound: ['ticket:address', 'ticket:email'] },
    ({
      number,
      subject,
      dueAt,
      token,
    }: {
      name: string;
      number: string;
      subject?: string;
      dueAt: string;
      token: string;
    }) => ({
      subject: `Am primit mesajul dumneavoastră: ${number}`,
      paragraphs: [
        `Mesajul trimis asociației din pagina de suport${named(safeMailSubject(subject ?? ''))} are numărul ${number}.`,
        `De obicei răspundem în 1–2 zile lucrătoare, numărate în timpul programului; la acest mesaj, cel târziu pe ${momentText(dueAt)}.`,
        'În pagina discuției vedeți răspunsul și puteți adăuga ce ați uitat.',
      ],
      action: ticket(token),
      notes: [
        PRIVATE,
        'Dacă nu ați scris asociației, cineva a folosit adresa dumneavoastră; puteți ignora acest mesaj.',
      ],
    }),
    {
      label: 'Mesaj primit la suport',
      example: { name, number: 'TK-2026-000123', subject: 'Nu pot trimite', dueAt: at, token },
      fields: [NUMBER, momentField('dueAt', 'termenul', 'cel târziu când răspundem')],
      isComposed: true,
    },
  ),
  'ticket-answered': mail(
    own,
    ({ number, subject, message, token }: Discussed & { message: string }) => ({
      subject: `Răspuns la mesajul dumneavoastră ${number}, „${subject}”`,
      paragraphs: [about(number, subject), 'Răspunsul asociației:', message],
      action: ticket(token),
      notes: [NOT_BY_MAIL, PRIVATE],
    }),
    {
      label: 'Răspuns la un mesaj',
      example: { name, number: 'TK-2026-000123', subject: 'Nu pot trimite', message: 'Încercați\nacum.', token },
      fields: [NUMBER, SUBJECT, { of: 'message', name: 'raspuns', label: 'răspunsul asociației', isRequired: true }],
    },
  ),
  /** `replyUntil`: a reply until then reopens the ticket. */
  'ticket-resolved': mail(
    own,
    ({ number, subject, replyUntil, token }: Discussed & { replyUntil: string }) => ({
      subject: `Rezolvat: mesajul dumneavoastră ${number}, „${subject}”`,
      paragraphs: [
        `${about(number, subject)} Asociația l-a marcat ca rezolvat.`,
        `Discuția se închide singură pe ${dayText(closesAt(replyUntil))}. Dacă problema nu s-a rezolvat, răspundeți în pagina discuției până pe ${dayText(replyUntil)} și se redeschide.`,
      ],
      action: ticket(token),
      notes: [PRIVATE],
    }),
    {
      label: 'Mesaj rezolvat',
      example: { name, number: 'TK-2026-000123', subject: 'Nu pot trimite', replyUntil: at, token },
      fields: [
        NUMBER,
        SUBJECT,
        dateField('replyUntil', 'redeschidere', 'până când un răspuns redeschide discuția'),
        {
          of: 'replyUntil',
          name: 'inchidere',
          label: 'ziua în care discuția se închide',
          show: (at) => dayText(closesAt(at)),
        },
      ],
    },
  ),
  'ticket-reopened': mail(
    { bound: ['ticket-reply:ticket'] },
    ({ number, subject, token }: Discussed) => ({
      subject: `Redeschis: mesajul dumneavoastră ${number}, „${subject}”`,
      paragraphs: [`${about(number, subject)} Asociația lucrează din nou la el și vă scrie când are un răspuns.`],
      action: ticket(token),
      notes: [PRIVATE],
    }),
    {
      label: 'Mesaj redeschis',
      example: { name, number: 'TK-2026-000123', subject: 'Nu pot trimite', token },
      fields: [NUMBER, SUBJECT],
    },
  ),
};

type Own = MailData<typeof MAILS>;
declare module '../../operating/mail/queue-mail.ts' {
  interface Mails extends Own {}
}
