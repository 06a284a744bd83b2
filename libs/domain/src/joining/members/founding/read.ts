import type { OpenInvitation } from '@psp/contracts/invitations';
import { sql } from 'kysely';
import { momentInWords } from '../../../day-in-words.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';

interface Found {
  /** The invitation while it is open, else null. */
  open: OpenInvitation | null;
  /** Why it is not open, in words; null while it is. */
  reason: string | null;
}

interface Row {
  open: OpenInvitation;
  isOpen: boolean;
  acceptedAt: string | null;
  revokedAt: string | null;
  expiresAt: string;
}

const OTHER_WAYS = 'Cereți alta asociației sau înscrieți organizația din pagina de înscriere.';
const reasonOf = ({ open: { organisation }, acceptedAt, revokedAt, expiresAt }: Row): string => {
  const invitation = `Invitația pentru ${organisation.name}`;
  if (acceptedAt)
    return `${invitation} a fost acceptată, ${momentInWords(new Date(acceptedAt))}. Conectați-vă cu adresa la care ați primit-o.`;
  return revokedAt
    ? `${invitation} a fost anulată de asociație, ${momentInWords(new Date(revokedAt))}. ${OTHER_WAYS}`
    : `${invitation} a expirat, ${momentInWords(new Date(expiresAt))}. ${OTHER_WAYS}`;
};

/** Finds the invitation of an organisation by the hash of its link's token, or null. */
export const readFounding = async (db: Db, tokenHash: string): Promise<Found | null> => {
  const row = await oneRow(
    db,
    sql<Row>`select json_build_object('organisation', json_build_object('id', i.id, 'name', i.name, 'kind', i.kind),
        'invitedBy', b.display_name, 'role', 'owner', 'email', i.email::text,
        'hasAccount', exists (select 1 from account a where a.email = i.email)) as open,
        i.accepted_at is null and i.revoked_at is null and i.expires_at > now() as "isOpen",
        to_json(i.accepted_at)#>>'{}' as "acceptedAt", to_json(i.revoked_at)#>>'{}' as "revokedAt",
        to_json(i.expires_at)#>>'{}' as "expiresAt"
      from founding_invitation i join account b on b.id = i.invited_by
      where i.token_hash = ${tokenHash}`,
  );
  if (!row) return null;
  return row.isOpen ? { open: row.open, reason: null } : { open: null, reason: reasonOf(row) };
};
