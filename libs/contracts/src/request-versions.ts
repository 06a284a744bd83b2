import { z } from 'zod';
import { isoDateTime } from './common.ts';
import { weights } from './comparison.ts';
import { fileView } from './files.ts';
import { URGENCIES } from './urgencies.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';

/** A revision of a sent request, with its time and files and without its invitations. */
export const requestVersion = z.object({
  revision: z.int(),
  at: isoDateTime,
  content: z.object({
    title: z.string(),
    category: domainSlug.nullable(),
    description: z.string(),
    deadline: isoDateTime.nullable(),
    budgetMin: z.number().nullable(),
    budgetMax: z.number().nullable(),
    countyCode: countyCode.nullable(),
    locality: z.string(),
    urgency: z.enum(URGENCIES),
    purchaseKind: z.enum(PURCHASE_KINDS).nullable().optional(),
    cpv: z.string().nullable().optional(),
    /** Announced weights of the comparison. */
    weights: weights.nullable().optional(),
  }),
  files: z.array(fileView),
});
export type RequestVersion = z.infer<typeof requestVersion>;

/** Newest first. */
export const requestVersions = z.object({ items: z.array(requestVersion) });
