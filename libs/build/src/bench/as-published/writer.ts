import { replaceParts } from './replace-parts.ts';

/** Number of offers to save and submit, and how many of them concurrently. */
export interface Order {
  offers: number;
  atOnce: number;
}

/** Cost of one order. */
export interface OrderCost {
  /** Response time of each save, in milliseconds. */
  saving: number[];
  /** Response time of each submission, in milliseconds. */
  sending: number[];
  /** Duration of the whole order. */
  milliseconds: number;
  /** Processor time of this process, in milliseconds. */
  processor: number;
  /** Round trips to PostgreSQL. */
  trips: number;
}

replaceParts(JSON.parse(process.env['AS_PUBLISHED'] ?? '[]'));
const { openWriter } = await import('./offer-writer.ts');
const write = await openWriter(process.env['DATABASE_URL'] ?? '');
process.on('message', async (order: Order) => process.send?.(await write(order)));
process.once('disconnect', () => process.exit());
process.send?.('ready');
