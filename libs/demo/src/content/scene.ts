import type { ConsultationContent } from '@psp/contracts/consultations';
import type { PartContent } from '@psp/contracts/group-parts';
import type { OfferStatus } from '@psp/contracts/offer-names';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { Stage } from '../plan.ts';
import { SIBIU } from './authorities.ts';
import type { RequestText } from './request-text.ts';

/** A fully specified request of an authority with a demo account, so that each of its pages has content. */
export interface Scene {
  uat: string;
  domain: DomainSlug;
  text: RequestText;
  stage: Stage;
  /** Days before now of the step that determines the stage. */
  ago: number;
  bids: Record<string, OfferStatus>;
  questions?: { answered: number; open: number };
  reviews?: { byUat: boolean; byFirma: boolean };
  isEdited?: boolean;
  /** Parts of other authorities, by name. */
  group?: Record<string, PartContent>;
  /** Answers of firms to a consultation, by name, and its conclusion. */
  consultation?: { answers: Record<string, ConsultationContent>; conclusion?: string };
}

export const it = { uat: SIBIU, domain: 'it-digitalizare' } as const;
export const written = { byUat: true, byFirma: true };
