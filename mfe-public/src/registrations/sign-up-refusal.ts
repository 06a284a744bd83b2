import { weakReasons } from '@psp/features/accounts/ui/strength';
import type { RefusalMessages } from '@psp/features/forms/ui/refusal-messages';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import type { Flow } from './flow.ts';
import { sending } from './strings.ts';
import type { KnownOrganisation, PersonValues } from './values.ts';

/** A refused sign-up in the words of its form. */
export class SignUpRefusal extends Error {
  /** Messages by the fields of all steps. */
  readonly told: RefusalMessages;
  /** Who has the tax code already. */
  readonly owner: KnownOrganisation | null;

  constructor(told: RefusalMessages, owner: KnownOrganisation | null = null) {
    super(told[0]?.[1]);
    this.told = told;
    this.owner = owner;
  }
}

/* A refusal is told in the server's words; anything else (no connection, a fault) in the form's own first. */
function sentences(error: Error, failure: string): RefusalMessages {
  if (!isApiError(error)) return [['', failure]];
  const isRefused = error.status >= 400 && error.status < 500;
  return isRefused ? [['', error.message]] : [failure, error.message].map((message) => ['', message]);
}

/**
 * What a failed sign-up means; a refusal of the password stays what it was. Asks who has a tax code that was taken meanwhile, and
 * forgets a file that is no more.
 */
export async function refusedSignUp<T extends PersonValues>(error: unknown, flow: Flow<T>, values: T): Promise<Error> {
  const cause = error instanceof Error ? error : new Error(String(error));
  if (weakReasons(error)) return cause;
  const code = isApiError(error) ? error.code : '';
  const fields = Object.entries(fieldErrors(error));
  if (code === 'registration.cui_exists')
    return new SignUpRefusal(sentences(cause, ''), (await flow.findOwner?.()) ?? null);
  const isFile =
    code === 'not_found' || code.startsWith('file.') || fields.some(([path]) => path.startsWith('attachment'));
  if (flow.dropFile && isFile) {
    flow.dropFile();
    return new SignUpRefusal([['attachment', sending.fileGone]]);
  }
  if (fields.length === 0) return new SignUpRefusal(sentences(cause, sending.failures[flow.kind]));
  return new SignUpRefusal(fields.map(([path, message]) => [flow.fieldAt(path, values), message]));
}
