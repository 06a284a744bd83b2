import { randomFillSync, randomInt } from 'node:crypto';

/** Numbers of ids of one millisecond: they begin in the lower half, so that thousands more follow in order. */
const COUNTER_BITS = 0xfff;
let last = { now: 0, counter: 0 };

/**
 * A version 7 UUID (RFC 9562, section 5.7), as PostgreSQL's uuidv7() makes them: sorted by time of creation, also within
 * a millisecond of one process. Made here when a new row's id is needed before the row is written.
 */
export const newId = (now = Date.now()): string => {
  const counter = now === last.now ? (last.counter + 1) & COUNTER_BITS : randomInt(COUNTER_BITS >> 1);
  last = { now, counter };
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
