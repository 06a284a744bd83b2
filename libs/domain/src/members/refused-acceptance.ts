import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { hashSecret } from '../accounts/secrets.ts';
import type { DomainError } from '../errors.ts';

export interface Attempted {
  token: string;
  /** Who is signed in, if anybody, and for which organisation they act. */
  signedIn: { accountId: string; organisationId: string } | null;
  /** IP address from which it was tried. */
  address: string;
  traceId: string;
}

/**
 * Records that an acceptance was refused: of whoever is signed in, else of the account that the invited address has. Nothing
 * when nobody is known, nor for a fault of the portal.
 */
export const recordRefusedAcceptance = async (
  em: EntityManager,
  { token, signedIn, address, traceId }: Attempted,
  { code, status, message }: DomainError,
): Promise<void> => {
  if (status >= 500) return;
  await sql`insert into audit (account_id, organisation_id, action, entity, entity_id, reason, outcome, details, trace_id)
    select who.id, ${signedIn?.organisationId ?? null}::uuid, 'invitation.accept', 'invitation', i.id, ${message}, 'refused',
      ${JSON.stringify({ code, address })}::jsonb, ${traceId}
    from (select ${hashSecret(token)}::text as hash) given left join invitation i on i.token_hash = given.hash
    join account who on who.id = coalesce(${signedIn?.accountId ?? null}::uuid, (select a.id from account a where a.email = i.email))`.execute(
    em.getKysely(),
  );
};
