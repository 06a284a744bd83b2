import { fork } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Extraction, withoutText } from './read-file.ts';

const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));
const LIMIT_MS = 90_000;

/** Types whose text is extracted. */
export const EXTRACTED_TYPES = ['pdf', 'docx'] as const;
export type ExtractedType = (typeof EXTRACTED_TYPES)[number];

/**
 * Extracts the text of a file in a process of its own, with low priority, without the portal's environment and without write access
 * to the disk. It is killed after `limitMs` milliseconds; the next file gets a new process. Throws the errors of the stream, and an
 * error when the process was killed by somebody else, so that the job is repeated.
 */
export async function extractText(
  file: Readable | Uint8Array,
  type: ExtractedType,
  limitMs = LIMIT_MS,
): Promise<Extraction> {
  const child = fork(PROCESS, [type], {
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'],
    env: { NODE_ENV: process.env.NODE_ENV, TZ: process.env.TZ },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Extraction>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  child.once('message', (extraction: Extraction) => resolve(extraction));
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    if (isLate) resolve(withoutText('too_large'));
    else reject(new Error(`extraction ended with ${signal ?? code}`));
  });
  const source = file instanceof Readable ? file : Readable.from([file]);
  source.once('error', reject);
  // A closed pipe means that the process has ended, which `exit` reports.
  child.stdin?.on('error', () => undefined);
  if (child.stdin) source.pipe(child.stdin);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    source.destroy();
  }
}
