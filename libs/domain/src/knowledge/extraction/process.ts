import { constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { inThread } from '../../threads.ts';
import { type Extraction, type readFile, withoutText } from './read-file.ts';

/*
 * The extraction process: reads one file from its standard input, sends its text to the parent and ends. The file is parsed in a
 * thread, so that this one can watch the memory meanwhile: buffers lie outside the heap whose size a thread is limited to.
 */
const MEMORY_MAX_BYTES = 700 * 1024 * 1024;
const WATCH_MS = 25;
/** Longer than the parent waits, which kills this process. */
const NEVER_MS = 3_600_000;

const read = inThread<typeof readFile>(new URL('./read-file.ts', import.meta.url), 'readFile', NEVER_MS);

const answer = (extraction: Extraction): void => {
  process.send?.(extraction, () => process.exit(0));
};

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit(1));
const watch = setInterval(() => {
  if (process.memoryUsage.rss() < MEMORY_MAX_BYTES) return;
  clearInterval(watch);
  answer(withoutText('too_large'));
}, WATCH_MS);
const type = process.argv[2] === 'pdf' ? 'pdf' : 'docx';
// The thread itself fails only for lack of memory; a malformed file is an answer.
answer(await read({ bytes: await buffer(process.stdin), type }, null).catch(() => withoutText('too_large')));
