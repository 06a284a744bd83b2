import type { ConsentText } from './legal-documents.ts';

/* Version 0 of the text, '1' in the consent log. It stays as it is: people have agreed to it. */
export const NEWSLETTER_CONSENT: ConsentText = {
  text: 'Prin abonare sunteți de acord să primiți pe e-mail noutățile asociației. Vă puteți dezabona oricând, dintr-un clic.',
  link: 'Cum folosim datele',
};
