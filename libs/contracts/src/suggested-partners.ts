import { z } from 'zod';
import { id } from './common.ts';
import { matchReasons } from './matching.ts';
import { countyCode } from './taxonomies.ts';

export const SUGGESTED_PARTNERS = 5;

export const invitePartner = z.strictObject({ partnerId: id });

/** A firm that suits a request and is not invited yet. */
const suggestedPartner = z.object({
  id,
  name: z.string(),
  locality: z.string(),
  countyCode: countyCode.nullable(),
  /** Whether it is in the county of the request, or of the authority if the request names none. */
  isNear: z.boolean(),
  verified: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Number of projects completed for the authority. */
  ownProjects: z.int(),
  responseHours: z.number().nullable(),
  /** Reasons for and against the match. */
  reasons: matchReasons,
});
export type SuggestedPartner = z.infer<typeof suggestedPartner>;
/** Best match first. */
export const suggestedPartners = z.object({ items: z.array(suggestedPartner) });
export type SuggestedPartners = z.infer<typeof suggestedPartners>;
