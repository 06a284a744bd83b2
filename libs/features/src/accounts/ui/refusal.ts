import { errorMessage, isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import type { Problem } from '@psp/remote/act/problems';

/**
 * A failure as errors of a form, in the server's sentences. `ids` gives the field of a path of the body or of an error
 * code; what it does not know belongs to the whole form.
 */
export function refusal(error: unknown, ids: Readonly<Record<string, string>> = {}): Problem[] {
  const fields = Object.entries(fieldErrors(error)).map(([path, message]) => ({ id: ids[path] ?? '', message }));
  if (fields.length > 0) return fields;
  const code = isApiError(error) ? error.code : '';
  return [{ id: ids[code] ?? '', message: errorMessage(error) }];
}
