import type { ErrorCode } from '@psp/contracts/errors';
import { DomainError } from '../../errors.ts';

const FULL: ErrorCode = 'storage.full';
/* The store is read-only, has another owner, is broken, or is an S3 server that does not answer. */
const CLOSED: ErrorCode = 'storage.unavailable';
const CODES: Readonly<Record<string, ErrorCode>> = {
  ...{ ENOSPC: FULL, EDQUOT: FULL },
  ...{ EROFS: CLOSED, EACCES: CLOSED, EPERM: CLOSED, EIO: CLOSED, ENOENT: CLOSED, ENOTDIR: CLOSED },
  ...{ ECONNREFUSED: CLOSED, ECONNRESET: CLOSED, ENOTFOUND: CLOSED, EAI_AGAIN: CLOSED, ETIMEDOUT: CLOSED },
};

/**
 * Maps an error of the file store to `storage.full` or `storage.unavailable`, with the error as cause; returns any other error
 * unchanged. Follows the causes, since the store wraps errors of the disk.
 */
export function storageRefusal(error: unknown): unknown {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = Reflect.get(cause, 'cause')) {
    const code = CODES[String(Reflect.get(cause, 'code'))];
    if (code) return Object.assign(new DomainError(code), { cause: error });
  }
  return error;
}
