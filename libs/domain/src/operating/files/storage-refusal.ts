import type { ErrorCode } from '@psp/contracts/errors';
import { DomainError } from '../../errors.ts';

const FULL: ErrorCode = 'storage.full';
/* It may be read only, of another owner, broken, or an S3 server that does not answer. */
const CLOSED: ErrorCode = 'storage.unavailable';
const CODES: Readonly<Record<string, ErrorCode>> = {
  ...{ ENOSPC: FULL, EDQUOT: FULL },
  ...{ EROFS: CLOSED, EACCES: CLOSED, EPERM: CLOSED, EIO: CLOSED, ENOENT: CLOSED, ENOTDIR: CLOSED },
  ...{ ECONNREFUSED: CLOSED, ECONNRESET: CLOSED, ENOTFOUND: CLOSED, EAI_AGAIN: CLOSED, ETIMEDOUT: CLOSED },
};

/**
 * The refusal to answer with when the place of files did not take one: `storage.full` or `storage.unavailable`, with what was
 * thrown as its cause; any other error itself. The store wraps what the disk said.
 */
export function storageRefusal(error: unknown): unknown {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = Reflect.get(cause, 'cause')) {
    const code = CODES[String(Reflect.get(cause, 'code'))];
    if (code) return Object.assign(new DomainError(code), { cause: error });
  }
  return error;
}
