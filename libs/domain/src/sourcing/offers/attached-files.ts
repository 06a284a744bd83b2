import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { attachedFile, type ReadFile } from '../../operating/attachments/read-file.ts';
import type { Sql } from '../../sql.ts';
import { shownToAuthority } from './queries.ts';

const fileOfOffer =
  (isShownTo: (actor: Actor) => Sql): ReadFile =>
  (db, actor, wanted) =>
    attachedFile(
      db,
      wanted,
      sql`join offer o on o.id = a.offer_id join service_request r on r.id = o.request_id`,
      sql`o.id = ${wanted.id} and ${isShownTo(actor)}`,
    );

/** Reads an attachment for the firm that made the offer. */
export const fileOfOwnOffer = fileOfOffer(({ organisationId }) => sql`o.organisation_id = ${organisationId}`);
/** Reads an attachment for the authority, once it has opened the offers. */
export const fileOfOpenedOffer = fileOfOffer(shownToAuthority);
