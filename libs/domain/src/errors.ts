import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorCode } from '@psp/contracts/errors';

/** A refusal that belongs to the domain. Status and Romanian sentence come from the code. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>) {
    super(ERRORS[code][1]);
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.details = details;
  }
}
