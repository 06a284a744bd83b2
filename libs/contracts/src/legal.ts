/** Version of the terms and of the data-processing notice that people accept when they sign up. */
export const LEGAL_VERSION = '2026-11-01';
export const CONSENT_DOCUMENTS = ['terms', 'data-processing'] as const;
export type ConsentDocument = (typeof CONSENT_DOCUMENTS)[number];
