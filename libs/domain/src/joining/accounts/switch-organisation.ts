import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '@psp/contracts/common';
import { DomainError } from '../../errors.ts';
import { LIFETIMES, LIVE } from './sessions.ts';

interface Target {
  kind: Kind;
  /** Seconds since the second factor was given in this session. */
  factorAge: number | null;
  twoFactorOptional: boolean;
}

export interface Switch {
  accountId: string;
  sessionId: string;
  organisationId: string;
  /** True on a portal where the demonstration's administrator may do without a second factor. */
  isLocal: boolean;
}

/**
 * Lets a live session act for another organisation of its person; it then lasts as long as sessions of that kind do. The
 * eight hours of an administrator count from the second factor, so that going back and forth does not lengthen them. Throws
 * `not_found` without the membership, `auth.second_factor_required`.
 */
export async function switchOrganisation(
  em: EntityManager,
  { accountId, sessionId, organisationId, isLocal }: Switch,
): Promise<void> {
  const [target] = await em.execute<Target[]>(
    `select o.kind, extract(epoch from now() - s.second_factor_at)::float8 as "factorAge", a.two_factor_optional as "twoFactorOptional"
     from session s join account a on a.id = s.account_id and a.status = 'active'
     join membership m on m.account_id = a.id and m.organisation_id = ? join organisation o on o.id = m.organisation_id
     where s.id = ? and s.account_id = ? and ${LIVE} for no key update of s`,
    [organisationId, sessionId, accountId],
  );
  if (!target) throw new DomainError('not_found');
  const { idle, absolute } = LIFETIMES[target.kind];
  const mayDoWithout = target.kind !== 'admin' || (target.twoFactorOptional && isLocal);
  const isFresh = target.factorAge !== null && target.factorAge < absolute;
  if (!mayDoWithout && !isFresh) throw new DomainError('auth.second_factor_required');
  await em.execute(
    `update session set organisation_id = ?, idle_seconds = ?, last_seen_at = now(),
       expires_at = least(created_at + make_interval(secs => ?),
         ${mayDoWithout ? 'now()' : 'second_factor_at'} + make_interval(secs => ?)) where id = ?`,
    [organisationId, idle, LIFETIMES.uat.absolute, absolute, sessionId],
  );
}
