import type { OverseenOfferView } from '@psp/contracts/overseen';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { grossPrice } from '../../sourcing/offers/content.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { oneRow } from '../../sql.ts';
import { trailOf } from '../records/trail.ts';
import { offerParties, overseenOffer } from './list.ts';

/* Saved drafts are the firm's own matter. */
const NOT_A_SAVE = sql`a.action <> 'offer.edit'`;

/** Reads an opened offer with its recorded acts, oldest first; null for an unknown or sealed one. */
export const readOverseenOffer = async (db: Db, id: string): Promise<OverseenOfferView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: OverseenOfferView }>`select ${overseenOffer} || jsonb_build_object('priceWithVat', ${grossPrice},
      'deliveryDays', o.delivery_days, 'validUntil', o.valid_until, 'decidedAt', o.decided_at,
      'reason', coalesce(o.accept_reason, o.decline_reason), 'projectId', (select id from project where offer_id = o.id),
      'entries', ${trailOf(sql`select o.id`, NOT_A_SAVE)}) as json
    from offer o ${offerParties} where o.id = ${id} and ${isOpenedOffer}`,
  );
  return row?.json ?? null;
};
