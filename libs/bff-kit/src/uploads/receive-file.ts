import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { ErrorCode } from '@psp/contracts/errors';
import { ATTACHMENT_LIMIT_BYTES, FILE_LIMIT_BYTES } from '@psp/contracts/files';
import { DomainError } from '@psp/domain/errors';
import type { ReceivedFile } from '@psp/domain/operating/files/store-file';
import { storageRefusal } from '@psp/domain/operating/files/storage-refusal';
import type { FastifyRequest } from 'fastify';

/** How large a file may be, and how a larger one is refused. */
export interface SizeLimit {
  bytes: number;
  refusal: ErrorCode;
}
export const DOCUMENT_SIZE: SizeLimit = { bytes: FILE_LIMIT_BYTES, refusal: 'file.too_large' };
export const ATTACHMENT_SIZE: SizeLimit = { bytes: ATTACHMENT_LIMIT_BYTES, refusal: 'attachment.too_large' };

/** How uploads are received. */
export interface Reception {
  /** Of documents when left out. */
  size?: SizeLimit;
  /** How long an upload may stand still, and how long it may take: less than the server gives any request. */
  stillMs: number;
  wholeMs: number;
  /** Where a file lies until it is checked. */
  folder: string;
}
export const RECEPTION: Reception = { stillMs: 10_000, wholeMs: 120_000, folder: tmpdir() };
/** How the folder of every upload under way begins. */
export const UPLOAD_PREFIX = 'psp-upload-';

/**
 * Receives the one file of a multipart request into a temporary folder, hands it to `keep`, and removes it whatever happens.
 * Throws `body.type`, `body.invalid` (a form without a boundary), `storage.full`, `storage.unavailable`, `file.missing`, the
 * refusal of its size, `file.slow`, `file.damaged` (cut off by the sender).
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  reception: Reception,
  keep: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new DomainError('body.type');
  const folder = await mkdtemp(join(reception.folder, UPLOAD_PREFIX)).catch((error: unknown) => {
    throw storageRefusal(error);
  });
  try {
    return await keep(await save(request, reception, join(folder, 'upload')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function save(request: FastifyRequest, reception: Reception, path: string): Promise<ReceivedFile> {
  const { size = DOCUMENT_SIZE } = reception;
  const watch = watched(reception);
  try {
    const part = await Promise.race([firstFile(request, size), watch.gaveUp]);
    const counter = counting(size, watch.moved);
    await pipeline(part.file, counter.stream, createWriteStream(path, { mode: 0o600 }), { signal: watch.signal });
    if (part.file.truncated) throw new DomainError(size.refusal);
    return { path, name: part.filename, size: counter.bytes() };
  } catch (error) {
    throw watch.signal.aborted ? new DomainError('file.slow') : refusalOf(error);
  } finally {
    watch.stop();
  }
}

async function firstFile(request: FastifyRequest, { bytes }: SizeLimit): Promise<MultipartFile> {
  const part = await request.file({
    limits: { files: 1, fields: 5, fileSize: bytes + 1 },
    throwFileSizeLimit: false,
  });
  if (!part) throw new DomainError('file.missing');
  return part;
}

function counting({ bytes: most, refusal }: SizeLimit, moved: () => void): { stream: Transform; bytes: () => number } {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      moved();
      if (bytes > most) done(new DomainError(refusal));
      else done(null, chunk);
    },
  });
  return { stream, bytes: () => bytes };
}

function watched({ stillMs, wholeMs }: Reception) {
  const abort = new AbortController();
  const { promise: gaveUp, reject } = Promise.withResolvers<never>();
  gaveUp.catch(() => undefined);
  const giveUp = (): void => {
    abort.abort();
    reject(new DomainError('file.slow'));
  };
  const whole = setTimeout(giveUp, wholeMs);
  const still = setTimeout(giveUp, stillMs);
  const stop = (): void => {
    clearTimeout(whole);
    clearTimeout(still);
  };
  return { signal: abort.signal, gaveUp, stop, moved: (): void => void still.refresh() };
}

/* The multipart reader's own errors: the sender went away, or sent something that is no form. */
function refusalOf(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null ? String(Reflect.get(error, 'code')) : '';
  if (error instanceof DomainError) return error;
  if (code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE') return new DomainError('file.damaged');
  // Who broke the upload off is no longer there to read the answer; it only must not look like a fault of ours.
  const said = error instanceof Error ? error.message : '';
  if (/terminated early|unexpected end|aborted/i.test(said)) return new DomainError('file.damaged');
  return /boundary|content type|multipart/i.test(said) ? new DomainError('body.invalid') : storageRefusal(error);
}
