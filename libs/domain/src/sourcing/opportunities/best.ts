import { PAGE_SIZE } from '@psp/contracts/lists';
import { MATCH_WEIGHTS } from '@psp/contracts/match-weights';
import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { isOfDomain, score } from '../matching/score.ts';
import { invited } from '../service-requests/shown-to.ts';

/** An invitation counts more than all else together. */
const INVITED = sql.lit(Object.values(MATCH_WEIGHTS).reduce((sum, weight) => sum + weight, 0));

export interface Found {
  /** A query of the requests' ids and of what they are ordered by. */
  found: Sql;
  order: Sql;
  /** A row for each request there is, where `found` has no more than are shown. */
  all?: Sql;
}

/**
 * Open requests by how well they suit the firm whose facts are `me`: first what suits it (its domains and what it was invited to),
 * within that and among the rest by the score, then by the deadline. The rest is compared only when a page reaches it; where
 * words are searched for, each row is read anyhow.
 */
export const bestOnes = (firma: string, where: Sql, { page, q }: OpportunityQuery): Found => {
  const from = (
    fit: Sql,
    suits: boolean,
    which: Sql,
  ): Sql => sql`select r.id, r.deadline, ${fit} as fit, ${sql.lit(suits)} as suits
    from service_request r, me where ${where} and ${which}`;
  const isLeft = sql`not ${invited(firma)}`;
  const isReached = q ? sql`true` : sql`(select count(*) < ${sql.lit(page * PAGE_SIZE)} from suited)`;
  return {
    found: sql`(with suited as materialized (
        ${from(sql`${INVITED} + ${score}`, true, sql`r.id = any (array(select i.request_id from service_request_invitation i where i.organisation_id = ${firma}))`)}
        union all ${from(score, true, sql`${isOfDomain} and ${isLeft}`)})
      select * from suited union all ${from(score, false, sql`not ${isOfDomain} and ${isLeft} and ${isReached}`)})`,
    order: sql`r.suits desc, r.fit desc, r.deadline, r.id`,
    ...(q ? {} : { all: sql`select from service_request r where ${where}` }),
  };
};
