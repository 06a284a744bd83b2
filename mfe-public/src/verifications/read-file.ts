import { codeInFile } from '@psp/contracts/documents';
import { isRecord } from '@psp/remote/api-error';
import { strings } from './strings.ts';

/** Largest file that is read into memory, in bytes. */
const LARGEST = 200 * 1024 * 1024;

/** A file that was read in the browser. */
export interface ReadFile {
  name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  checksum: string;
  /** In its metadata; null without one. */
  code: string | null;
}

/** Reads a file and its checksum, without sending it. Returns what to say where this is not possible. */
export async function readFile(file: File): Promise<ReadFile | string> {
  const { name } = file;
  if (!globalThis.isSecureContext) return strings.insecure;
  if (file.size > LARGEST) return strings.tooLarge(name);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return strings.unread(name);
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const checksum = [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, checksum, code: codeInFile(new Uint8Array(bytes)) };
}

/** The file that a navigation carries to the page of its code; null without one. */
export function fileIn(state: unknown): ReadFile | null {
  if (!isRecord(state)) return null;
  const { name, checksum, code } = state;
  if (typeof name !== 'string' || typeof checksum !== 'string') return null;
  return { name, checksum, code: typeof code === 'string' ? code : null };
}
