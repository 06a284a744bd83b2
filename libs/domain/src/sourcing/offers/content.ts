import { sql } from 'kysely';

const fields = sql`'price', o.price, 'vatRate', o.vat_rate, 'deliveryDays', o.delivery_days, 'validUntil', o.valid_until,
  'method', o.method, 'team', o.team`;

/** The lines of an offer `o`, none where it has one price. */
export const linesOf = sql`coalesce(o.lines, '[]')`;

/** What an offer `o` says, as JSON (`offerContent` without its files), without and with its lines. */
export const contentOf = sql`json_build_object(${fields})`;
export const wholeContentOf = sql`json_build_object(${fields}, 'lines', ${linesOf})`;

/** The price of an offer `o` with VAT, exact: line by line where it has lines. */
export const grossPrice = sql`coalesce(offer_gross(o.lines), round(o.price * (100 + o.vat_rate) / 100, 2))`;
