export const messages = {
  version: (when: string) => `Versiunea din ${when}`,
  terms: 'Termenii de utilizare',
  privacy: 'Confidențialitatea datelor',
  other: 'Vedeți și:',
  contact: 'Contact',
  email: 'E-mail',
  phone: 'Telefon',
  noContact: 'Asociația nu a publicat încă o adresă de e-mail și un număr de telefon.',
  contactFailed: 'Datele de contact nu au putut fi încărcate. Reîncărcați pagina.',
};

/** One chapter of a legal text; `points` is a list below the paragraphs. */
export interface Chapter {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
