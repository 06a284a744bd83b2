import { randomFillSync } from 'node:crypto';

/**
 * A version 7 UUID (RFC 9562, section 5.7), as PostgreSQL's uuidv7() makes them: sorted by time of creation.
 * Made here when a new row's id is needed before the row is written.
 */
export const newId = (now = Date.now()): string => {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
