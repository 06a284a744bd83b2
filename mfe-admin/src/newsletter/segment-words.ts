import { AUDIENCE_LABELS, type NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';

/** "Membri PSP (instituții) · Cluj · Mediu și Dezvoltare Durabilă" */
export const segmentWords = ({ audience, countyCode, domain }: NewsletterSegment): string =>
  [AUDIENCE_LABELS[audience], countyCode && COUNTIES[countyCode], domain && DOMAINS[domain]]
    .filter(Boolean)
    .join(' · ');
