import type { ErrorCode } from '@psp/contracts/errors';
import { DomainError } from './errors.ts';

/** The row, or a refusal: another organisation's id is answered like one that does not exist. */
export const found = <T>(row: T | null | undefined, code: ErrorCode = 'not_found'): T => {
  if (row === null || row === undefined) throw new DomainError(code);
  return row;
};

/** Refuses a write that was decided on an older state of the row. */
export const expectVersion = (row: { id?: string; version: number }, version: number): void => {
  if (row.version === version) return;
  const refusal = new DomainError('version.stale');
  refusal.about = row.id;
  throw refusal;
};
