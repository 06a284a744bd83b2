import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { lock } from '../../act.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import type { Write } from '../../write.ts';
import { lockBalance } from './balance.ts';
import { BenefitClaim } from './claim.entity.ts';
import type { NamedIssue } from './notifications.ts';

interface ClaimedIssue extends NamedIssue {
  isPublished: boolean;
  takesLayouts: boolean;
}

/** The issue of a claim as its texts name it, with whether it still takes layouts today. Throws `not_found`. */
export const issueOf = async ({ db, now }: Pick<Write<unknown>, 'db' | 'now'>, id: string): Promise<ClaimedIssue> =>
  found(
    await oneRow(
      db,
      sql<ClaimedIssue>`select m.year, m.number,
        m.ads_until::text as "adsUntil", m.status = 'published' as "isPublished",
        m.status = 'draft' and m.ads_until >= ${romanianDay(now)}::date as "takesLayouts"
      from magazine_issue m where m.id = ${id}`,
    ),
  );

/** Locks a claim and what is counted of it, for an act that gives it back. Throws `not_found`. */
export const lockCounted = async (
  write: Pick<Write<unknown>, 'em' | 'db'>,
  where: { id: string; organisationId?: string },
): Promise<BenefitClaim> => {
  const { kind, scope, organisationId } = found(await findRow(write, BenefitClaim, where, { lock: false }));
  await lockBalance(write, { kind, scope, organisationId });
  return lock(write, BenefitClaim, where);
};
