/**
 * What people have agreed to by subscribing, by the version that the consent log names. A changed sentence is a new version;
 * the old ones stay, since somebody agreed to them and may still have a page with them open.
 */
export const NEWSLETTER_CONSENTS = {
  '1': 'Prin abonare sunteți de acord să primiți pe e-mail noutățile asociației. Vă puteți dezabona oricând, dintr-un clic.',
} as const;
export type NewsletterConsent = keyof typeof NEWSLETTER_CONSENTS;

/** The sentence that forms show today. */
export const NEWSLETTER_CONSENT: NewsletterConsent = '1';
