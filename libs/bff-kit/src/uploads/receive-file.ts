import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { ErrorCode } from '@psp/contracts/errors';
import { ATTACHMENT_LIMIT_BYTES, FILE_LIMIT_BYTES, UPLOAD_HEADER } from '@psp/contracts/files';
import { DomainError } from '@psp/domain/errors';
import type { ReceivedFile } from '@psp/domain/operating/files/store-file';
import { storageRefusal } from '@psp/domain/operating/files/storage-refusal';
import type { FastifyRequest } from 'fastify';
import type { PortalApp } from '../context.ts';

/** Maximum size of a file, and the error code for a larger one. */
export interface SizeLimit {
  bytes: number;
  refusal: ErrorCode;
}
export const DOCUMENT_SIZE: SizeLimit = { bytes: FILE_LIMIT_BYTES, refusal: 'file.too_large' };
export const ATTACHMENT_SIZE: SizeLimit = { bytes: ATTACHMENT_LIMIT_BYTES, refusal: 'attachment.too_large' };

/** How uploads are received. */
export interface Reception {
  /** The limit of documents by default. */
  size?: SizeLimit;
  /** Time limit without received data. */
  stillMs: number;
  /** Time limit of the whole upload; must be shorter than the server's request timeout. */
  wholeMs: number;
  /** Folder for a file until it is checked. */
  folder: string;
}
export const RECEPTION: Reception = { stillMs: 10_000, wholeMs: 120_000, folder: tmpdir() };
/** Prefix of the temporary folder of each upload. */
export const UPLOAD_PREFIX = 'psp-upload-';

/**
 * Receives the file of a multipart request into a temporary folder, passes it to `keep`, and always removes it afterwards. Throws
 * `body.type`, `body.invalid` (a form without boundary), `storage.full`, `storage.unavailable`, `file.missing`, the error code of the
 * size limit, `file.slow`, `file.damaged` (aborted by the sender).
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
  const watch = watchProgress(reception);
  try {
    const part = await Promise.race([firstFile(request, size), watch.gaveUp]);
    const counter = countBytes(size, watch.moved);
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

function countBytes(
  { bytes: most, refusal }: SizeLimit,
  moved: () => void,
): { stream: Transform; bytes: () => number } {
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

/* Aborts an upload that makes no progress or takes too long. `moved` must be called for each received chunk. */
function watchProgress({ stillMs, wholeMs }: Reception) {
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

/* Converts the errors of the multipart parser: the sender disconnected, or sent something other than a form. */
function refusalOf(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null ? String(Reflect.get(error, 'code')) : '';
  if (error instanceof DomainError) return error;
  if (code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE') return new DomainError('file.damaged');
  // The sender is gone and cannot read the response, but this must not be logged as an internal error.
  const message = error instanceof Error ? error.message : '';
  if (/terminated early|unexpected end|aborted/i.test(message)) return new DomainError('file.damaged');
  return /boundary|content type|multipart/i.test(message) ? new DomainError('body.invalid') : storageRefusal(error);
}

/** Allowance for the form around the file. */
const FORM_BYTES = 64 * 1024;
/** A refused upload is read on up to these limits, so that its sender can read the response. */
const LINGER_BYTES = 4 * 1024 * 1024;
const LINGER_MS = 1000;

/**
 * Registers routes that receive files. Every request must have the header `x-portal-upload: 1`, which a form of another site cannot
 * send. A request with a too large Content-Length is refused before it is read; a refused upload is not read to its end.
 */
export function uploadScope(app: PortalApp, routes: (scope: PortalApp) => void, size = DOCUMENT_SIZE): void {
  void app.register(async (scope: PortalApp) => {
    await scope.register(multipart);
    scope.addHook('onRequest', async (request) => checkHead(request, size));
    scope.addHook('onResponse', hangUp);
    routes(scope);
  });
}

function checkHead({ headers }: FastifyRequest, { bytes, refusal }: SizeLimit): void {
  if (headers[UPLOAD_HEADER] !== '1') throw new DomainError('auth.cross_site');
  if (Number(headers['content-length'] ?? 0) > bytes + FORM_BYTES) throw new DomainError(refusal);
}

/* Otherwise Node would read and discard the rest of the upload without limit. */
async function hangUp({ raw }: FastifyRequest): Promise<void> {
  const { socket } = raw;
  // Requests made by `inject` have no socket.
  if (raw.complete || !(socket instanceof Socket)) return;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > LINGER_BYTES) socket.destroy();
  });
  socket.once('close', () => clearTimeout(timer));
}
