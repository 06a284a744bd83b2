/** One storage (folder) or stream (file) of a compound file. */
export interface Entry {
  name: string;
  isStream: boolean;
  /** False when sectors of the stream lie beyond the end of a truncated file. */
  isWhole: boolean;
}

const ENTRY_BYTES = 128;
const HEADER_DIFAT = 109;
const STORAGE = 1;
const STREAM = 2;
const LAST_SECTOR = 0xfffffffa;
/** Word documents have a few dozen entries; each embedded drawing or equation adds a few. */
const ENTRIES_MAX = 4096;

/**
 * Reads the directory of a compound file (MS-CFB, the container of .doc) without its streams. Visits each sector at most once:
 * throws RangeError for a sector used twice (a circular chain, or shared streams), a sector outside the file, or too many entries.
 * The package `cfb` follows circular chains for ever, so only tests use it, to write documents.
 */
export function readCompoundFile(file: Buffer): Entry[] {
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new RangeError('sector size');
  const size = 1 << shift;
  const offset = (sector: number): number => (sector + 1) * size;
  const seen = new Uint8Array(Math.ceil(file.length / size));
  const visit = (sector: number): void => {
    if (seen[sector] !== 0) throw new RangeError('sector outside the file, or used twice');
    seen[sector] = 1;
  };
  const table = allocationTable(file, size, visit);
  const chain = (start: number): number[] => {
    const found: number[] = [];
    for (let sector = start; sector < LAST_SECTOR; sector = table(sector)) {
      visit(sector);
      found.push(sector);
    }
    return found;
  };
  const cutoff = file.readUInt32LE(56);
  const isWhole = (start: number, length: number): boolean => {
    const last = chain(start);
    if (last.length < Math.ceil(length / size)) return false;
    return last.every((sector, index) => offset(sector) + Math.min(size, length - index * size) <= file.length);
  };
  const entries: Entry[] = [];
  for (const sector of chain(file.readUInt32LE(48))) {
    for (let at = offset(sector); at < offset(sector + 1); at += ENTRY_BYTES) {
      const type = file.readUInt8(at + 66);
      if (type !== STORAGE && type !== STREAM) continue;
      if (entries.length === ENTRIES_MAX) throw new RangeError('too many entries');
      const name = file.toString('utf16le', at, at + Math.max(0, Math.min(64, file.readUInt16LE(at + 64)) - 2));
      const length = file.readUInt32LE(at + 120);
      const isLarge = type === STREAM && length >= cutoff;
      entries.push({
        name,
        isStream: type === STREAM,
        isWhole: !isLarge || isWhole(file.readUInt32LE(at + 116), length),
      });
    }
  }
  return entries;
}

/* Returns the successor of a sector. The header lists the sectors of this table; in large files further sectors continue the list. */
function allocationTable(file: Buffer, size: number, visit: (sector: number) => void): (sector: number) => number {
  const perSector = size / 4;
  const parts: number[] = [];
  for (let index = 0; index < HEADER_DIFAT; index += 1) parts.push(file.readUInt32LE(76 + index * 4));
  let next = file.readUInt32LE(68);
  while (next < LAST_SECTOR) {
    visit(next);
    const at = (next + 1) * size;
    for (let index = 0; index < perSector - 1; index += 1) parts.push(file.readUInt32LE(at + index * 4));
    next = file.readUInt32LE(at + size - 4);
  }
  return (sector) => {
    const part = parts[Math.floor(sector / perSector)];
    if (part === undefined || part >= LAST_SECTOR) throw new RangeError('sector outside the table');
    return file.readUInt32LE((part + 1) * size + (sector % perSector) * 4);
  };
}
