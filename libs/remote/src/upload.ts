import { apiAddress } from '@psp/auth/session/address';
import { identityHeaders, pageIdentity } from '@psp/auth/session/page-identity';
import { refreshSession } from '@psp/auth/session/refresh';
import type { AddressIn, OperationAt } from '@psp/contracts/operations';
import type { AnswerAt, Api, InputAt } from './api.ts';
import { ApiError, isRecord, networkError, timeoutError, unreadableError } from './api-error.ts';

/** Copy of the constant in the files contract, whose import would add zod to every first load. */
const UPLOAD_HEADER = 'x-portal-upload';

/** Milliseconds without progress until the upload is aborted. */
const STALLED_MS = 60_000;

export interface UploadOptions {
  /** Called with the percentage sent. */
  onProgress?: (percent: number) => void;
  /** Cancels the upload; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Addresses of the operations that receive a file. */
type UploadIn<T> = AddressIn<T> &
  { [A in AddressIn<T>]: OperationAt<T, A> extends { kind: 'upload' } ? A : never }[AddressIn<T>];

/**
 * Uploads a file as the multipart field `file`: `uploadFile(api, 'POST /articles/pictures', file, options)`. Resolves to the
 * JSON answer. Rejects with an ApiError, or with the signal's reason when cancelled.
 */
export async function uploadFile<T, A extends UploadIn<T>>(
  api: Api<T>,
  address: A,
  file: File,
  options: UploadOptions,
  ...input: InputAt<T, A>
): Promise<AnswerAt<T, A>> {
  const call = { path: api.href(address, ...input), file, identity: identityHeaders(pageIdentity()) };
  const first = await send(call, options);
  if (first.status !== 401 || (await refreshSession()) !== 'renewed') return read(first);
  return read(await send(call, options));
}

interface Answer {
  status: number;
  text: string;
}

interface Call {
  path: string;
  file: File;
  /** Headers that name the identity that the page shows. */
  identity: Record<string, string>;
}

/* Uses XMLHttpRequest, because fetch has no upload progress. */
function send({ path, file, identity }: Call, { onProgress, signal }: UploadOptions): Promise<Answer> {
  const request = new XMLHttpRequest();
  const cancel = () => request.abort();
  const sent = new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const stall = watchForStall(request, () => reject(timeoutError()));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stall.restart();
      onProgress?.(Math.min(100, Math.round((loaded / (total || file.size)) * 100)));
    });
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('abort', () => reject(signal?.aborted ? signal.reason : timeoutError()));
    request.addEventListener('loadend', stall.stop);
    request.open('POST', apiAddress(path));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(UPLOAD_HEADER, '1');
    for (const [name, value] of Object.entries(identity)) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', cancel);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
  return sent.finally(() => signal?.removeEventListener('abort', cancel));
}

function watchForStall(request: XMLHttpRequest, onStall: () => void) {
  const abort = () => {
    onStall();
    request.abort();
  };
  let timer = setTimeout(abort, STALLED_MS);
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(abort, STALLED_MS);
  };
  return { restart, stop };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/* The answer is not validated: the server serialises it with the same schema. */
function read<T>({ status, text }: Answer): T {
  const body = parse(text);
  if (status >= 200 && status < 300 && isRecord(body)) return body as T;
  if (status < 400 || !isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    throw unreadableError(status);
  }
  throw new ApiError(status, body.code, body.message, isRecord(body.details) ? body.details : {});
}
