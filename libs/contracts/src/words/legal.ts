import type { Errors } from './words.ts';

export const ERRORS = {
  'legal.version_changed': [
    409,
    'Termenii sau nota despre datele personale s-au schimbat între timp. Citiți versiunea nouă, apoi trimiteți din nou.',
  ],
  'legal.date_too_early': [
    422,
    'Versiunea nouă se aplică după cea dinaintea ei și cel mai devreme de azi, iar a termenilor și a notei despre date de mâine. Alegeți altă dată.',
  ],
  'legal.draft_exists': [409, 'Există deja o ciornă a acestui document. Reîncărcați pagina.'],
  'legal.unchanged': [422, 'Textul este același cu al versiunii publicate ultima dată. Schimbați-l, apoi publicați.'],
  'legal.empty': [422, 'Textul nu conține nimic ce poate fi publicat.'],
} as const satisfies Errors;

export const ACTS = {
  'legal-version.edit': 'Ciornă de text juridic modificată',
  'legal-version.discard': 'Ciornă de text juridic ștearsă',
  'legal-version.publish': 'Text juridic publicat',
};
