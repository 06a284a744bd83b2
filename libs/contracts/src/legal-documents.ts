/* Apart from the checks, so that a page that only names the documents need not carry them. */

export const LEGAL_SLUGS = ['termeni', 'confidentialitate', 'gdpr', 'accesibilitate'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];
export const LEGAL_TITLES: Record<LegalSlug, string> = {
  termeni: 'Termenii de utilizare',
  confidentialitate: 'Confidențialitatea datelor',
  gdpr: 'GDPR: drepturile dvs.',
  accesibilitate: 'Declarația de accesibilitate',
};
/** Characters in which a version says what it changes. */
export const LONGEST_LEGAL_NOTE = 300;
/** From when the texts that the portal begins with apply. */
export const FIRST_LEGAL_DATE = '2026-11-01';

/** What people agree to when they sign up, and which document says it. */
export const CONSENT_DOCUMENTS = ['terms', 'data-processing'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];
export const CONSENT_SLUGS: Record<ConsentDocument, LegalSlug> = {
  terms: 'termeni',
  'data-processing': 'confidentialitate',
};
