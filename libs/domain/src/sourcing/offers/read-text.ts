import type { OfferText } from '@psp/contracts/offer-list';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { offerFiles } from '../../operating/attachments/queries.ts';
import { wholeContentOf } from './content.ts';

/** Reads the content of an offer of the actor's firm, also a withdrawn one. Throws `not_found`. */
export const readOfferText = async (db: Db, actor: Actor, id: string): Promise<OfferText> => {
  const row = await oneRow(
    db,
    sql<{
      json: OfferText;
    }>`select json_build_object('id', o.id, 'content', ${wholeContentOf}, 'attachments', ${offerFiles},
        'request', json_build_object('id', r.id, 'number', r.number, 'title', r.title)) as json
      from offer o join service_request r on r.id = o.request_id
      where o.id = ${id} and o.organisation_id = ${actor.organisationId}`,
  );
  return found(row).json;
};
