/* Without zod, for pages that only name the documents. */

export const LEGAL_SLUGS = ['termeni', 'confidentialitate', 'gdpr', 'accesibilitate'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];
export const LEGAL_TITLES: Record<LegalSlug, string> = {
  termeni: 'Termenii de utilizare',
  confidentialitate: 'Confidențialitatea datelor',
  gdpr: 'GDPR: drepturile dvs.',
  accesibilitate: 'Declarația de accesibilitate',
};
/** Maximum length of a version's note. */
export const LONGEST_LEGAL_NOTE = 300;
/** Effective date of the initial texts. */
export const FIRST_LEGAL_DATE = '2026-11-01';

/** Documents accepted at sign-up. */
export const CONSENT_DOCUMENTS = ['terms', 'data-processing'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];
export const CONSENT_SLUGS: Record<ConsentDocument, LegalSlug> = {
  terms: 'termeni',
  'data-processing': 'confidentialitate',
};

/** Words beside the checkbox of a consent, before the association changes them. */
export interface ConsentText {
  text: string;
  /** Words of the link to the document. */
  link: string;
}
/* Version 0 of the texts. They stay as they are: people have agreed to them. */
export const CONSENT_TEXTS: Record<ConsentDocument, ConsentText> = {
  terms: { text: 'Sunt de acord cu', link: 'termenii și condițiile' },
  'data-processing': { text: 'Sunt de acord cu prelucrarea datelor personale, după', link: 'nota de informare' },
};
