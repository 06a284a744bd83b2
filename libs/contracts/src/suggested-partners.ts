import { z } from 'zod';
import { id } from './common.ts';
import { matchReasons } from './matching.ts';
import { countyCode } from './taxonomies.ts';

export const SUGGESTED_PARTNERS = 5;

export const invitePartner = z.strictObject({ partnerId: id });

/** A firm that suits a request and is not invited yet, with what speaks for it. */
const suggestedPartner = z.object({
  id,
  name: z.string(),
  locality: z.string(),
  countyCode: countyCode.nullable(),
  /** In the county of the request, or of the authority where the request names none. */
  isNear: z.boolean(),
  verified: z.boolean(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** Completed for the authority that asks. */
  ownProjects: z.int(),
  responseHours: z.number().nullable(),
  /** Why it suits the request, and what speaks against it. */
  reasons: matchReasons,
});
export type SuggestedPartner = z.infer<typeof suggestedPartner>;
/** The one that suits best first. */
export const suggestedPartners = z.object({ items: z.array(suggestedPartner) });
export type SuggestedPartners = z.infer<typeof suggestedPartners>;
