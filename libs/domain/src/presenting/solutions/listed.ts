import { sql } from 'kysely';
import { today } from '../../time.ts';

/** A solution `s` of a firm `f` that stands in the marketplace today. */
export const listed = sql`s.status = 'published'
  and (s.valid_until is null or s.valid_until >= (select ${today}))
  and f.kind = 'firma' and f.status = 'approved'`;

/** The firm `f` as a card of the marketplace names it. */
export const partnerOfItem = sql`json_build_object('id', f.id, 'name', f.name, 'verified', f.verified_at is not null,
  'rating', f.rating, 'reviewCount', f.rating_count)`;
