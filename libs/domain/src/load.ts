import type { ErrorCode } from '@psp/contracts/errors';
import { DomainError } from './errors.ts';

/** Returns the row or throws `code`: the id of another organisation's row is answered like one that does not exist. */
export const found = <T>(row: T | null | undefined, code: ErrorCode = 'not_found'): T => {
  if (row === null || row === undefined) throw new DomainError(code);
  return row;
};

/** Throws `version.stale` when the row has changed since the user read it. */
export const expectVersion = (row: { id?: string; version: number }, version: number): void => {
  if (row.version === version) return;
  const refusal = new DomainError('version.stale');
  refusal.about = row.id;
  throw refusal;
};
