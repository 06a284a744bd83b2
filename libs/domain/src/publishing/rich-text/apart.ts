import { Worker } from 'node:worker_threads';
import { DomainError } from '../../errors.ts';
import { createTurns } from '../../in-turn.ts';
import { readRichText, type RichText } from './text.ts';

/* Up to this many characters, and signs that begin a tag or an entity, reading takes less time than starting a thread. */
const SHORT = { characters: 10_000, signs: 800 };

/** Milliseconds; a text of the greatest length is read in two seconds on a slow machine. */
const LIMIT_MS = 20_000;
const MEGABYTES = 256;
const inTurn = createTurns({ atOnce: 1, waiting: 20 });

const isShort = (html: string): boolean =>
  html.length <= SHORT.characters && (html.match(/[<&]/g)?.length ?? 0) <= SHORT.signs;

/** Reads a long text in a thread of its own, so that other requests go on. Throws `service.busy` when too many wait, or it takes too long. */
export const readApart = async (html: string): Promise<RichText> =>
  isShort(html) ? readRichText(html) : inTurn(() => readInThread(html));

function readInThread(html: string): Promise<RichText> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: html,
    // Without the service's secrets and preloads.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const late = setTimeout(() => void worker.terminate(), LIMIT_MS);
  return new Promise<RichText>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new DomainError('service.busy')));
  }).finally(() => clearTimeout(late));
}
