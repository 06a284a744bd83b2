import { opportunityQuery } from '@psp/contracts/opportunities';
import { listOpportunities } from '@psp/domain/sourcing/opportunities/list';
import { readOpportunity } from '@psp/domain/sourcing/opportunities/queries';
import { CURRENT_USER, FIRM, type Statement, statement } from './compiled.ts';

const REQUEST = '00000000-0000-7000-8000-000000000001';
const WORD = 'wordtobesearchedfor';

/** Returns the portal's own SQL for a firm's opportunities, since the order by suitability and its reasons are what is measured. */
export const opportunities = (firm: string, category: string | undefined, q: string): Statement => {
  const query = opportunityQuery.parse({ q: q && WORD, category });
  return statement(
    `opportunities ${category ?? ''} ${q ? 'q' : ''}`,
    (db) => listOpportunities(db, CURRENT_USER, query),
    {
      [FIRM]: firm,
      [WORD]: q,
    },
  );
};

/** Returns the portal's own SQL for one opportunity. */
export const opportunity = (firm: string, request: string): Statement =>
  statement('opportunity', (db) => readOpportunity(db, CURRENT_USER, REQUEST, new Date()), {
    [FIRM]: firm,
    [REQUEST]: request,
  });
