import { ORGANISATION_STATUSES } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

const OTHERS = sql.join(
  ORGANISATION_STATUSES.filter((status) => status !== 'approved').map((status) => sql.lit(status)),
);

/** Whether an organisation, which there is, is approved. For long lists: those that are not are few and are found once. */
export const isOfApproved = (organisationId: Sql): Sql =>
  sql`${organisationId} not in (select o.id from organisation o where o.status in (${OTHERS}))`;
