import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode, Failure } from '../start/failure.ts';
import { strings } from './strings.ts';

/**
 * The text of the one file that a command was given. What is not UTF-8 becomes U+FFFD, and the import names its line. Throws
 * `Failure`, with `usage` for anything but one file.
 */
export async function givenText(given: readonly string[], usage: string): Promise<string> {
  const [path, ...rest] = given;
  if (!path || path.startsWith('-') || rest.length > 0) throw new Failure(usage);
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', path)).catch((error: unknown) => {
    throw new Failure(strings.noFile(path, errorCode(error) ?? String(error)));
  });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
