import { randomFillSync, randomInt } from 'node:crypto';

/** Counter of the ids within one millisecond. It starts in the lower half, so that at least 2.000 more follow in order. */
const COUNTER_BITS = 0xfff;
let last = { now: 0, counter: 0 };

/**
 * Creates a version 7 UUID (RFC 9562, section 5.7) like PostgreSQL's uuidv7(): ids sort by time of creation, within one process
 * also those of the same millisecond. For rows whose id is needed before the insert.
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
