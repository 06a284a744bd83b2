import { expect, test } from '@jest/globals';
import { aDoc } from '../../testing/documents.ts';
import { readCompoundFile } from './compound-file.ts';

const SECTOR = 4096;
const ENTRIES_PER_SECTOR = SECTOR / 128;
const END = 0xfffffffe;
/** Following the chain of each entry would take minutes of CPU time; visiting each sector once takes a fraction of a second. */
const AT_ONCE_MS = 3000;
/** CPU time of this process, which does not depend on other load on the machine. */
const processorMs = () => process.cpuUsage().user / 1000;

/** A document whose directory has `directory` sectors; all its entries are streams on one chain of `chain` sectors. */
function withOneChain(directory: number, chain: number): Buffer {
  const tables = Math.ceil((directory + chain) / (SECTOR / 4)) + 1;
  const file = Buffer.alloc((1 + tables + directory + chain) * SECTOR);
  const at = (sector: number): number => (sector + 1) * SECTOR;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(12, 30);
  file.writeUInt32LE(tables, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1) file.writeUInt32LE(index < tables ? index : 0xffffffff, 76 + index * 4);
  const [firstOfChain, last] = [tables + directory, tables + directory + chain - 1];
  for (let sector = tables; sector <= last; sector += 1)
    file.writeUInt32LE(sector === firstOfChain - 1 || sector === last ? END : sector + 1, at(0) + sector * 4);
  for (let entry = 0; entry < directory * ENTRIES_PER_SECTOR; entry += 1) {
    const begin = at(tables) + entry * 128;
    file.write('WordDocument', begin, 'utf16le');
    file.writeUInt16LE(26, begin + 64);
    file.writeUInt8(2, begin + 66);
    file.writeUInt32LE(firstOfChain, begin + 116);
    file.writeUInt32LE(chain * SECTOR, begin + 120);
  }
  return file;
}

test('a document of ten megabytes whose streams share one chain is refused quickly', () => {
  const file = withOneChain(1730, 660);
  expect(file.length).toBeGreaterThan(9_700_000);
  const began = processorMs();
  expect(() => readCompoundFile(file)).toThrow(RangeError);
  expect(processorMs() - began).toBeLessThan(AT_ONCE_MS);
});

test('a document with too many entries is refused quickly', () => {
  const file = withOneChain(1730, 1);
  for (let at = SECTOR; at + 128 <= file.length; at += 128)
    if (file.readUInt8(at + 66) === 2) file.writeUInt32LE(100, at + 120);
  const began = processorMs();
  expect(() => readCompoundFile(file)).toThrow('entries');
  expect(processorMs() - began).toBeLessThan(AT_ONCE_MS);
});

test('a circular list of allocation tables is refused quickly', () => {
  const file = Buffer.concat([aDoc(), Buffer.alloc(9_000_000 - (9_000_000 % 512))]);
  const last = Math.floor(file.length / 512) - 2;
  file.writeUInt32LE(last, 68);
  file.writeUInt32LE(last, (last + 1) * 512 + 508);
  const began = processorMs();
  expect(() => readCompoundFile(file)).toThrow(RangeError);
  expect(processorMs() - began).toBeLessThan(AT_ONCE_MS);
});

test('all entries of a valid document are read', () => {
  const entries = readCompoundFile(aDoc({ macros: true }));
  expect(entries.filter(({ isStream }) => isStream).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['WordDocument', '1Table', '_VBA_PROJECT', 'ThisDocument']),
  );
  expect(entries.every(({ isWhole }) => isWhole)).toBe(true);
});
