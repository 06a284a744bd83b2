import { ERRORS } from '@psp/contracts/capabilities';
import type { ErrorCode } from '@psp/contracts/errors';

/** A refusal by a rule of the domain. HTTP status and Romanian sentence come from the code; `message` replaces the sentence. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  /** Id of the row whose change was refused, when it is not the one in the path. */
  about: string | undefined;

  constructor(code: ErrorCode, details?: Record<string, unknown>, message: string = ERRORS[code][1]) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.status = ERRORS[code][0];
    this.details = details;
  }
}
