import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { LIFETIMES, LIVE } from './sessions.ts';

interface Target {
  kind: Kind;
  /** Seconds since the second factor was entered in this session; null if it was not. */
  factorAge: number | null;
  twoFactorOptional: boolean;
}

export interface Switch {
  sessionId: string;
  organisationId: string;
  /** True when the demo administrator needs no second factor. */
  isLocal: boolean;
}

/**
 * Switches a live session to another organisation of its account and gives it the lifetime of sessions of that kind. The eight hours
 * of an administrator count from the second factor, so that switching back and forth does not extend them. The act is recorded for
 * the new organisation. Throws `not_found` without a membership, `auth.second_factor_required`.
 */
export const switchOrganisation = async (
  write: Write<Actor>,
  { sessionId, organisationId, isLocal }: Switch,
): Promise<void> => {
  const { db, actor } = write;
  const target = found(
    await oneRow(
      db,
      sql<Target>`select o.kind, extract(epoch from now() - s.second_factor_at)::float8 as "factorAge",
          a.two_factor_optional as "twoFactorOptional"
        from session s join account a on a.id = s.account_id and a.status = 'active'
        join membership m on m.account_id = a.id and m.organisation_id = ${organisationId}
        join organisation o on o.id = m.organisation_id and o.merged_into_id is null
        where s.id = ${sessionId} and s.account_id = ${actor.accountId} and ${LIVE} for no key update of s`,
    ),
  );
  const { idle, absolute } = LIFETIMES[target.kind];
  const isFactorOptional = target.kind !== 'admin' || (target.twoFactorOptional && isLocal);
  const isFresh = target.factorAge !== null && target.factorAge < absolute;
  if (!isFactorOptional && !isFresh) throw new DomainError('auth.second_factor_required');
  const since = isFactorOptional ? sql`now()` : sql`second_factor_at`;
  await db.run(sql`update session set organisation_id = ${organisationId}, idle_seconds = ${idle}, last_seen_at = now(),
      expires_at = least(created_at + make_interval(secs => ${LIFETIMES.uat.absolute}), ${since} + make_interval(secs => ${absolute}))
    where id = ${sessionId}`);
  const there = { ...write, actor: { ...actor, organisationId } };
  record(
    there,
    { entity: 'session', id: sessionId },
    { action: 'switch' },
    { details: { from: actor.organisationId } },
  );
};
