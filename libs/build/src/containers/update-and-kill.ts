import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import { aPdf } from '@psp/domain/testing/documents';
import { startLoad, type Tally } from './load.ts';
import type { SwarmStack } from './swarm-stack.ts';

/** Problems told; a run that fails has many of a kind. */
const SHOWN = 10;

/**
 * A rolling update loses no request of people who stay signed in, nor an upload over a slow line; a version that does not start is
 * never asked; killed copies are noticed by nobody whose page asks again; streams of events go on through all of it. Resolves to what
 * was counted.
 */
export async function updateAndKill(stack: SwarmStack, url: string): Promise<string> {
  const load = await startLoad(url);
  try {
    const uploads = await whileUploading(url, () => stack.deploy('second'));
    const update = await load.tally();
    refuse('lost in the update', [...update.lost, ...update.untold, ...uploads.filter(Boolean)]);
    await stack.updateInVain('bff-uat');
    const vain = await load.tally();
    refuse('lost to a version that does not start', [...vain.lost, ...vain.untold]);
    await stack.killCopies();
    const kill = await load.tally();
    refuse('a kill was noticed', [...kill.failed, ...kill.untold]);
    return `update: ${told(update)}, ${uploads.length} slow uploads; update in vain: ${told(vain)}; one copy of each killed: ${told(kill)}`;
  } finally {
    await load.stop();
  }
}

const PIECES = 20;
const PIECE_MS = 500;
const BOUNDARY = 'portal';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cerere.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** Sends files over a slow line, ten seconds each, until the signal; `tell` gets what came in place of a good answer, if anything did. */
async function uploadSlowly(url: string, over: AbortSignal, tell: (problem?: string) => void): Promise<void> {
  while (!over.aborted) tell(await upload(url));
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

/** Does something while files arrive slowly; resolves to what came in place of a good answer for each of them. */
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

function refuse(what: string, problems: string[]): void {
  if (problems.length > 0) throw new Error(`${what}, ${problems.length}: ${problems.slice(0, SHOWN).join('; ')}`);
}

const told = ({ sent, lost, changes, opened }: Tally): string =>
  `${sent} requests, ${lost.length} repeated, ${changes} changes told by streams opened ${opened} times`;
