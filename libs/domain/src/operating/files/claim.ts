import { DOCUMENT_TYPES, type FileClaim } from '@psp/contracts/files';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { hashSecret } from '../secrets.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';

/** Owner of an uploaded file after it is claimed. */
export type FileOwner =
  | { registrationId: string; isPresentation?: boolean }
  | { organisationId: string; accountId: string };

/**
 * Assigns uploaded files to an owner who holds their secrets, in the caller's transaction. Throws `not_found` for a wrong secret, or
 * for a file that already has an owner or was removed; `file.not_pdf` for a presentation of another type.
 */
export const claimFiles = async (db: Db, claims: readonly FileClaim[], owner: FileOwner): Promise<void> => {
  // The secret stays valid until the e-mail is confirmed: a user who corrects a mistyped address sends the same file again.
  const assigned =
    'registrationId' in owner
      ? sql`registration_id = ${owner.registrationId}`
      : sql`organisation_id = ${owner.organisationId}, account_id = ${owner.accountId}, registration_id = null, claim_hash = null`;
  for (const { id, claim } of claims) {
    const file = await oneRow(
      db,
      sql<{ contentType: string }>`update stored_file set ${assigned}
        where id = ${id} and claim_hash = ${hashSecret(claim)} and organisation_id is null
        returning content_type as "contentType"`,
    );
    const { contentType } = found(file);
    if ('registrationId' in owner && owner.isPresentation && contentType !== DOCUMENT_TYPES.pdf)
      throw new DomainError('file.not_pdf');
  }
};
