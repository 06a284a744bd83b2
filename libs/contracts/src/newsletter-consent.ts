/**
 * Consent texts by the version recorded in the consent log. A changed text is a new version; older ones stay valid for open
 * pages and past consents.
 */
export const NEWSLETTER_CONSENTS = {
  '1': 'Prin abonare sunteți de acord să primiți pe e-mail noutățile asociației. Vă puteți dezabona oricând, dintr-un clic.',
} as const;
export type NewsletterConsent = keyof typeof NEWSLETTER_CONSENTS;

/** Current version. */
export const NEWSLETTER_CONSENT: NewsletterConsent = '1';
