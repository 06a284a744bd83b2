import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorCode } from '@psp/contracts/errors';

/** A refusal that belongs to the domain. Status and Romanian sentence come from the code; `message` replaces the sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  /** Id of the row that was refused to change, where it is not the one in the path. */
  about: string | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>, message: string = ERRORS[code][1]) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.details = details;
  }
}
