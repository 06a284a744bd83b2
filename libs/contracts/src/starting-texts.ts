import { z } from 'zod';
import { viewers } from './access.ts';
import { id } from './common.ts';
import { cpvCode } from './cpv.ts';
import { operations, read } from './operations.ts';
import { countyCode, domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';

export const startingText = z.object({ id, title: z.string(), description: z.string() });
export type StartingText = z.infer<typeof startingText>;

export const startingTextQuery = z.strictObject({ category: domainSlug });
export const startingTexts = z.object({ items: z.array(startingText) });

/** `except`: the request whose budget is compared. `kind` defaults to that of the domain. */
export const purchaseLimitQuery = z.strictObject({
  category: domainSlug,
  except: id.optional(),
  kind: z.enum(PURCHASE_KINDS).optional(),
  cpv: cpvCode.optional(),
});
export const purchaseLimit = z.object({
  amount: z.number(),
  kind: z.enum(PURCHASE_KINDS).optional(),
  alike: z.int(),
  alikeTotal: z.number(),
});

/** Default place of an authority's requests. */
export const ownPlace = z.object({ countyCode: countyCode.nullable(), locality: z.string() });
export type OwnPlace = z.infer<typeof ownPlace>;

/** Starting texts and defaults of a new request. */
export const startingTextOperations = operations(['uat'], {
  list: read('/starting-texts', { access: viewers, query: startingTextQuery, view: startingTexts }),
  ownPlace: read('/own-place', { access: viewers, view: ownPlace }),
  purchaseLimit: read('/purchase-limit', { access: viewers, query: purchaseLimitQuery, view: purchaseLimit }),
});
