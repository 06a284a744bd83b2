import { sql } from 'kysely';
import type { DomainError } from '../../errors.ts';
import { insertActs } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { hashSecret } from '../../operating/secrets.ts';

export interface Attempted {
  token: string;
  /** Who is signed in, if anybody, and for which organisation they act. */
  signedIn: { accountId: string; organisationId: string } | null;
  /** IP address from which it was tried. */
  address: string;
}

/**
 * Records that an acceptance was refused: of whoever is signed in, else of the account that the invited address has. Nothing
 * when nobody is known, nor for a fault of the portal. `traceId`: of the request.
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
    sql<{ accountId: string; invitationId: string | null }>`select who.id as "accountId", i.id as "invitationId"
      from (select ${hashSecret(token)}::text as hash) given left join invitation i on i.token_hash = given.hash
      join account who on who.id = coalesce(${signedIn?.accountId ?? null}::uuid, (select a.id from account a where a.email = i.email))`,
  );
  if (!known) return;
  const { accountId, invitationId } = known;
  await insertActs(db, [
    {
      ...{ at: now, accountId, organisationId: signedIn?.organisationId ?? null, traceId },
      ...{ action: 'invitation.accept', entity: 'invitation', entityId: invitationId },
      ...{ reason: message, outcome: 'refused', details: { code, address } },
    },
  ]);
};
