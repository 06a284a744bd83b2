import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import { aPdf } from '@psp/domain/testing/documents';
import { startLoad, type Tally } from './load.ts';
import type { SwarmStack } from './swarm-stack.ts';

/** Number of problems to print; a failing run has many similar ones. */
const SHOWN = 10;

/**
 * Updates the stack under load, then fails an update, then kills copies. Throws when an update loses a request of a signed-in user or a
 * slow upload, when a request goes to a version that does not start, when killed copies are noticed despite the retries of a page, or when
 * an event stream misses a change. Resolves to a summary of the counts.
 */
export async function updateAndKill(stack: SwarmStack, url: string): Promise<string> {
  const load = await startLoad(url);
  try {
    const uploads = await whileUploading(url, () => stack.deploy('second'));
    const update = await load.tally();
    throwIfAny('lost in the update', [...update.lost, ...update.late, ...uploads.filter(Boolean)]);
    await stack.failUpdate('bff-uat');
    const vain = await load.tally();
    throwIfAny('lost to a version that does not start', [...vain.lost, ...vain.late]);
    await stack.killCopies();
    const kill = await load.tally();
    throwIfAny('a kill was noticed', [...kill.failed, ...kill.late]);
    return `update: ${summaryOf(update)}, ${uploads.length} slow uploads; update in vain: ${summaryOf(vain)}; one copy of each killed: ${summaryOf(kill)}`;
  } finally {
    await load.stop();
  }
}

const PIECES = 20;
const PIECE_MS = 500;
const BOUNDARY = 'portal';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cerere.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** Uploads files slowly, ten seconds each, until the signal; calls `report` after each upload, with its problem if it failed. */
async function uploadSlowly(url: string, over: AbortSignal, report: (problem?: string) => void): Promise<void> {
  while (!over.aborted) report(await upload(url));
}

async function upload(origin: string): Promise<string | undefined> {
  const content = Buffer.concat([Buffer.from(HEAD), aPdf(PIECES * 1000), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { origin, [UPLOAD_HEADER]: '1', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  try {
    const { statusCode = 0 } = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(`${origin}/api/identity/uploads`, { method: 'POST', headers, agent: false }, resolve);
      pipeline(Readable.from(inPieces(content)), sent).catch(reject);
    });
    return statusCode === 200 ? undefined : String(statusCode);
  } catch (error) {
    return error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error);
  }
}

async function* inPieces(content: Buffer): AsyncGenerator<Uint8Array> {
  const size = Math.ceil(content.length / PIECES);
  for (let from = 0; from < content.length; from += size) {
    await delay(PIECE_MS);
    yield content.subarray(from, from + size);
  }
}

/** Runs `work` during slow uploads. Resolves to the problem of each upload, empty when it succeeded. */
async function whileUploading(url: string, work: () => Promise<void>): Promise<string[]> {
  const over = new AbortController();
  const answers: string[] = [];
  const uploading = uploadSlowly(url, over.signal, (problem = '') => answers.push(problem));
  try {
    await work();
  } finally {
    over.abort();
    await uploading;
  }
  return answers;
}

function throwIfAny(what: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${what}, ${problems.length}: ${problems.slice(0, SHOWN).join('; ')}`);
}

const summaryOf = ({ sent, lost, changes, opened }: Tally): string =>
  `${sent} requests, ${lost.length} repeated, ${changes} changes received by streams opened ${opened} times`;
