import { refusalNotes } from '@psp/remote/act/problems';
import { refusalOf } from '@psp/remote/act/refusal';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';

/** Messages by the name of the field; what is no field of the form is the id of a line elsewhere on the page, '' the whole form. */
export type RefusalMessages = readonly (readonly [name: string, message: string])[];

export interface RefusalOptions<Values> {
  /** The fields that refusals with these codes are about. */
  codes?: Readonly<Record<string, keyof Values & string>>;
  /** What a refusal says in this form; null where it says what the service answered. */
  explain?: (error: Error) => RefusalMessages | null;
  /** Keeps what is typed on this device, under this name, until it was sent. */
  keptAs?: string;
}

/** What a form with fields of these names says of a refusal. */
export function messagesOf<Values>(
  error: Error,
  names: readonly string[],
  options: RefusalOptions<Values>,
): RefusalMessages {
  const { codes = {}, explain, keptAs } = options;
  const own = explain?.(error);
  if (own) return own;
  // The service names a field by its path in the body, of which the last part is the field's name.
  const nameOf = (path: string) => names.find((name) => name === path.split('.').at(-1)) ?? '';
  const fields = Object.entries(fieldErrors(error)).map(([path, message]) => [nameOf(path), message] as const);
  const code: unknown = isApiError(error) ? Reflect.get(codes, error.code) : undefined;
  const whole = [typeof code === 'string' ? code : '', refusalOf(error, { hasFields: true })] as const;
  const notes = refusalNotes(error, keptAs !== undefined).map((note) => ['', note] as const);
  return [...(fields.length > 0 ? fields : [whole]), ...notes];
}
