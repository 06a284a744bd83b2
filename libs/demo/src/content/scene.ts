import type { ConsultationContent } from '@psp/contracts/consultations';
import type { PartContent } from '@psp/contracts/group-parts';
import type { OfferStatus } from '@psp/contracts/offers';
import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { Stage } from '../plan.ts';
import { SIBIU } from './authorities.ts';
import type { RequestText } from './request-text.ts';

/** A request of an authority with a demonstration account, specified in full so that each of its screens has content. */
export interface Scene {
  uat: string;
  domain: DomainSlug;
  text: RequestText;
  stage: Stage;
  /** Days before now of the step that decides the stage. */
  ago: number;
  bids: Record<string, OfferStatus>;
  questions?: { answered: number; open: number };
  reviews?: { byUat: boolean; byFirma: boolean };
  isEdited?: boolean;
  /** What other authorities ask for in it, by their names. */
  group?: Record<string, PartContent>;
  /** What firms answer to a consultation, by their names, and what is concluded. */
  consultation?: { answers: Record<string, ConsultationContent>; conclusion?: string };
}

export const it = { uat: SIBIU, domain: 'it-digitalizare' } as const;
export const written = { byUat: true, byFirma: true };
