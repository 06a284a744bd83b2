import { ROMANIA } from '@psp/contracts/romania';

/** Texts of the mailbox page. */
export const STRINGS = {
  title: 'E-mailurile portalului',
  explanation:
    'Portalul rulează fără server de e-mail, așa că mesajele lui ajung aici. Pagina există numai cât timp portalul răspunde doar pe acest calculator.',
  refresh: 'Reîncărcați lista',
  empty: 'Niciun mesaj deocamdată. După o înscriere sau o cerere de parolă nouă, reîncărcați lista.',
  back: 'Înapoi la listă',
  to: 'Către',
  subject: 'Subiect',
  at: 'Trimis',
  asSent: 'Vedeți mesajul cu aspectul lui',
};

const moment = new Intl.DateTimeFormat('ro-RO', {
  timeZone: ROMANIA,
  dateStyle: 'long',
  timeStyle: 'medium',
});
export const momentText = (at: string): string => moment.format(new Date(at));
