import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { romanianDay } from '@psp/contracts/romania';

/** File with a line for each day: the last seal of that moment. Kept outside of the database, it shows when the chain was rewritten. */
export const HEADS_FILE = 'audit-heads.jsonl';

/** The last seal of the chain at a moment. */
export interface AuditHead {
  /** From 1. */
  position: number;
  /** In hexadecimal digits. */
  hash: string;
  /** ISO 8601. */
  at: string;
}

export interface WrittenHeads {
  heads: AuditHead[];
  /** Numbers of the lines that are not heads, from 1. */
  unreadable: number[];
}

const HASH = /^[0-9a-f]{64}$/;

const headOf = (value: unknown): AuditHead | null => {
  const { position, hash, at }: Record<string, unknown> = Object(value);
  const isHead = Number.isSafeInteger(position) && HASH.test(String(hash)) && !Number.isNaN(Date.parse(String(at)));
  return isHead ? { position: Number(position), hash: String(hash), at: String(at) } : null;
};

const lineOf = (text: string): AuditHead | null => {
  try {
    return headOf(JSON.parse(text));
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
