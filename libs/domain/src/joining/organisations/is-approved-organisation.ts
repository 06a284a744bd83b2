import { ORGANISATION_STATUSES } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

const OTHERS = sql.join(
  ORGANISATION_STATUSES.filter((status) => status !== 'approved').map((status) => sql.lit(status)),
);

/**
 * SQL condition: the (existing) organisation is approved. Fast in long lists, because the few organisations that are not approved
 * are looked up once.
 */
export const isApprovedOrganisation = (organisationId: Sql): Sql =>
  sql`${organisationId} not in (select o.id from organisation o where o.status in (${OTHERS}))`;
