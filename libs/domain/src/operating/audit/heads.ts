import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { romanianDay } from '@psp/contracts/romania';
import { z } from 'zod';

/** File with a line for each day: the last seal of that moment. Kept outside of the database, it shows when the chain was rewritten. */
export const HEADS_FILE = 'audit-heads.jsonl';

/** The last seal of the chain at a moment: its position from 1, its hash in hexadecimal digits, and the moment (ISO 8601). */
const auditHead = z.strictObject({
  position: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
});
export type AuditHead = z.infer<typeof auditHead>;

export interface WrittenHeads {
  heads: AuditHead[];
  /** Numbers of the lines that are not heads, from 1. */
  unreadable: number[];
}

const lineOf = (text: string): AuditHead | null => {
  try {
    return auditHead.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const textOf = async (folder: string): Promise<string | null> => {
  try {
    return await readFile(join(folder, HEADS_FILE), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Reads the heads written to a folder; null without the file. Throws other errors of the file system. */
export const readHeads = async (folder: string): Promise<WrittenHeads | null> => {
  const text = await textOf(folder);
  if (text === null) return null;
  const read: WrittenHeads = { heads: [], unreadable: [] };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const head = lineOf(line);
    if (head) read.heads.push(head);
    else read.unreadable.push(index + 1);
  }
  return read;
};

/**
 * Appends a head to the file, which is created with its folder, unless the file has one of the same day in Romania. Returns whether
 * it was written.
 */
export const writeHead = async (folder: string, head: AuditHead): Promise<boolean> => {
  const text = (await textOf(folder)) ?? '';
  const last = lineOf(text.trimEnd().split('\n').at(-1) ?? '');
  if (last && romanianDay(new Date(last.at)) === romanianDay(new Date(head.at))) return false;
  await mkdir(folder, { recursive: true });
  // A line that an earlier write left unfinished must not spoil this one.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(join(folder, HEADS_FILE), `${start}${JSON.stringify(head)}\n`);
  return true;
};
