import { sql } from 'kysely';

const fields = sql`'price', o.price, 'vatRate', o.vat_rate, 'deliveryDays', o.delivery_days, 'validUntil', o.valid_until,
  'method', o.method, 'team', o.team`;

/** Lines of an offer `o` as JSON; empty if it has a single price. */
export const linesOf = sql`coalesce(o.lines, '[]')`;

/** Content of an offer `o` as JSON (`offerContent` without lines and attachments). */
export const contentOf = sql`json_build_object(${fields})`;
/** The same with its lines. */
export const wholeContentOf = sql`json_build_object(${fields}, 'lines', ${linesOf})`;

/** Price of an offer `o` with VAT, summed by line if it has lines. */
export const grossPrice = sql`coalesce(offer_gross(o.lines), round(o.price * (100 + o.vat_rate) / 100, 2))`;
