import { takeAsPublished } from './instead.ts';

/** How many offers are saved and submitted, and how many of them concurrently. */
export interface Order {
  offers: number;
  atOnce: number;
}

/** Cost of one order. */
export interface Taken {
  /** Milliseconds of each response. */
  saving: number[];
  sending: number[];
  /** Of the whole order. */
  milliseconds: number;
  /** Processor time of this process, in milliseconds. */
  processor: number;
  /** Round trips to PostgreSQL. */
  trips: number;
}

takeAsPublished(JSON.parse(process.env['AS_PUBLISHED'] ?? '[]'));
const { openWriter } = await import('./offer-writer.ts');
const write = await openWriter(process.env['DATABASE_URL'] ?? '');
process.on('message', async (order: Order) => process.send?.(await write(order)));
process.once('disconnect', () => process.exit());
process.send?.('ready');
