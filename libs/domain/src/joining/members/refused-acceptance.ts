import { sql } from 'kysely';
import type { DomainError } from '../../errors.ts';
import { insertActs } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { hashSecret } from '../../operating/secrets.ts';

export interface Attempted {
  token: string;
  /** The account that is signed in, if any, and the organisation it acts for. */
  signedIn: { accountId: string; organisationId: string } | null;
  /** IP address of the request. */
  address: string;
}

interface Known {
  accountId: string;
  invitationId: string | null;
  entity: 'invitation' | 'founding-invitation';
}

/**
 * Records a refused acceptance for the account that is signed in, otherwise for the account of the invited address. Does nothing
 * when there is no such account, or when the error is the portal's own (5xx). `traceId`: id of the request.
 */
export const recordRefusedAcceptance = async (
  { db, now }: Dated,
  { token, signedIn, address }: Attempted,
  traceId: string,
  { code, status, message }: DomainError,
): Promise<void> => {
  if (status >= 500) return;
  const known = await oneRow(
    db,
    sql<Known>`select who.id as "accountId", i.id as "invitationId", coalesce(i.entity, 'invitation') as entity
      from (select ${hashSecret(token)}::text as hash) given left join (
        select id, token_hash, email, 'invitation' as entity from invitation
        union all select id, token_hash, email, 'founding-invitation' from founding_invitation) i on i.token_hash = given.hash
      join account who on who.id = coalesce(${signedIn?.accountId ?? null}::uuid, (select a.id from account a where a.email = i.email))`,
  );
  if (!known) return;
  const { accountId, invitationId, entity } = known;
  await insertActs(db, [
    {
      ...{ at: now, accountId, organisationId: signedIn?.organisationId ?? null, traceId },
      ...{ action: `${entity}.accept`, entity, entityId: invitationId },
      ...{ reason: message, outcome: 'refused', details: { code, address } },
    },
  ]);
};
