import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { UPLOAD_HEADER } from '@psp/contracts/files';
import { aPdf } from '@psp/domain/testing/documents';

const PIECES = 20;
const PIECE_MS = 500;
const BOUNDARY = 'portal';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="cerere.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** Sends files over a slow line, ten seconds each, until the signal; `tell` gets what came in place of a good answer, if anything did. */
export async function uploadSlowly(url: string, over: AbortSignal, tell: (problem?: string) => void): Promise<void> {
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
