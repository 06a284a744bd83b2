import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode, Failure } from '../start/failure.ts';
import { strings } from './strings.ts';

/**
 * Reads the file whose path is the only argument of a command. Bytes that are not UTF-8 become U+FFFD, which the import reports with
 * their line. Throws `Failure` when the file cannot be read, and with `usage` unless there is exactly one path.
 */
export async function readInputFile(args: readonly string[], usage: string): Promise<string> {
  const [path, ...rest] = args;
  if (!path || path.startsWith('-') || rest.length > 0) throw new Failure(usage);
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', path)).catch((error: unknown) => {
    throw new Failure(strings.noFile(path, errorCode(error) ?? String(error)));
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
