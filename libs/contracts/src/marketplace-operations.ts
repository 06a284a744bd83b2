import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { memberPartnerList, memberPartnerQuery, memberSolutionList, memberSolutionQuery } from './marketplace.ts';
import { act, operations, read } from './operations.ts';
import { partnerOptions } from './partners.ts';

const favourite = { access: editors, body: z.strictObject({}) };
export const marketplaceOperations = operations(['uat'], {
  /** Firms by name. */
  suggest: read('/partners', {
    access: viewers,
    query: z.strictObject({ q: z.string().trim().max(200).default('') }),
    view: partnerOptions,
  }),
  partners: read('/marketplace/partners', { access: viewers, query: memberPartnerQuery, view: memberPartnerList }),
  solutions: read('/marketplace/solutions', { access: viewers, query: memberSolutionQuery, view: memberSolutionList }),
  favour: act('partner.favour', 'POST /marketplace/partners/:id/favourite', favourite),
  unfavour: act('partner.unfavour', 'POST /marketplace/partners/:id/unfavourite', favourite),
  favourSolution: act('solution.favour', 'POST /marketplace/solutions/:id/favourite', favourite),
  unfavourSolution: act('solution.unfavour', 'POST /marketplace/solutions/:id/unfavourite', favourite),
});
