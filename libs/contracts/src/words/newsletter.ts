import type { IssueAction } from '../newsletter-issues.ts';
import { PICTURES_MAX } from '../newsletter-limits.ts';
import type { Errors, Labels } from './words.ts';

export const ERRORS = {
  'newsletter.consent_unknown': [
    409,
    'Textul acordului pentru newsletter s-a schimbat. Reîncărcați pagina, citiți-l, apoi abonați-vă.',
  ],
  'newsletter.incomplete': [422, 'Scrieți subiectul și textul înainte de trimitere.'],
  'newsletter.no_recipients': [422, 'Niciun abonat confirmat nu face parte din segmentul ales.'],
  'newsletter.picture_gone': [422, 'O imagine din text nu mai există. Scoateți-o și adăugați-o din nou.'],
  'newsletter.picture_undescribed': [422, 'Descrieți fiecare imagine din text, pentru cei care nu o văd.'],
  'newsletter.too_many_pictures': [422, `Un newsletter poate avea cel mult ${PICTURES_MAX} de imagini.`],
  'newsletter.time_past': [422, 'Alegeți un moment din viitor.'],
} as const satisfies Errors;

export const ACTS = {
  'newsletter-issue.create': 'Newsletter început',
  'newsletter-issue.edit': 'Newsletter modificat',
  'newsletter-issue.addPicture': 'Imagine adăugată',
  'newsletter-issue.test': 'Newsletter de probă cerut',
  'newsletter-issue.schedule': 'Trimitere programată',
  'newsletter-issue.unschedule': 'Programare anulată',
  'newsletter-issue.send': 'Trimitere pornită',
  'newsletter-issue.cancel': 'Newsletter anulat',
  'newsletter-issue.finish': 'Trimitere încheiată',
} satisfies Labels<`newsletter-issue.${IssueAction}`>;
