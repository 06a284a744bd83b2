import type { LegalSlug } from '@psp/contracts/legal-documents';
import { ACCESSIBILITY } from './accessibility.ts';
import type { FirstText } from './first-text.ts';
import { GDPR } from './gdpr.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** Version 1 of each legal document. */
export const FIRST_TEXTS: Record<LegalSlug, FirstText> = {
  termeni: TERMS,
  confidentialitate: PRIVACY,
  gdpr: GDPR,
  accesibilitate: ACCESSIBILITY,
};
