import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { id } from './common.ts';
import { offerContent } from './offers.ts';
import { call, operations, read } from './operations.ts';

/** A requirement of a request, and its words that the offer lacks. */
const unansweredItem = z.object({ text: z.string(), words: z.array(z.string()) });
export type UnansweredItem = z.infer<typeof unansweredItem>;

/** What an offer leaves unanswered, by its words. `requirements`: how many the request's text was found to have. */
export const unanswered = z.object({ requirements: z.int(), items: z.array(unansweredItem) });
export type Unanswered = z.infer<typeof unanswered>;

export const unansweredByOffers = z.object({
  requirements: z.int(),
  /** By compared offer; null while the offers are sealed. */
  offers: z.array(z.object({ id, items: z.array(unansweredItem) })).nullable(),
});
export type UnansweredByOffers = z.infer<typeof unansweredByOffers>;

/** For the authority, of all opened offers at once. */
export const openedUnansweredOperations = operations(['uat'], {
  view: read('/service-requests/:id/unanswered', { access: viewers, view: unansweredByOffers }),
});

/** For a firm, of its offer as it is written now, saved or not. Reads no offer. */
export const ownUnansweredOperations = operations(['firma'], {
  check: call('POST /opportunities/:id/unanswered', {
    ...{ access: editors, act: 'offer.check', view: unanswered },
    body: z.strictObject({ content: offerContent }),
  }),
});
