import type { EntityManager } from '@mikro-orm/postgresql';
import { DOCUMENT_TYPES, type FileClaim } from '@psp/contracts/files';
import { hashSecret } from '../../joining/accounts/secrets.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';

/** Whose an uploaded file becomes. */
export type FileOwner =
  | { registrationId: string; isPresentation?: boolean }
  | { organisationId: string; accountId: string };

const ASSIGN = {
  // The secret stays good until the e-mail is confirmed: whoever corrects a mistyped address sends the same file again.
  registration: `update stored_file set registration_id = ? where id = ? and claim_hash = ? and organisation_id is null
    returning content_type as "contentType"`,
  organisation: `update stored_file set organisation_id = ?, account_id = ?, registration_id = null, claim_hash = null
    where id = ? and claim_hash = ? and organisation_id is null returning content_type as "contentType"`,
};

interface Claimed {
  contentType: string;
}

/**
 * Gives uploaded files to whoever holds their secrets, in the caller's transaction. Throws `not_found` for a wrong secret, a
 * file that is another's already, or one that was removed; `file.not_pdf` for a presentation of another kind.
 */
export async function claimFiles(em: EntityManager, claims: readonly FileClaim[], owner: FileOwner): Promise<void> {
  for (const { id, claim } of claims) {
    const hash = hashSecret(claim);
    const [file] =
      'registrationId' in owner
        ? await em.execute<Claimed[]>(ASSIGN.registration, [owner.registrationId, id, hash])
        : await em.execute<Claimed[]>(ASSIGN.organisation, [owner.organisationId, owner.accountId, id, hash]);
    const { contentType } = found(file);
    if ('registrationId' in owner && owner.isPresentation && contentType !== DOCUMENT_TYPES.pdf)
      throw new DomainError('file.not_pdf');
  }
}
