import { refusalNotes } from '@psp/remote/act/problems';
import { refusalOf } from '@psp/remote/act/refusal';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';

/** Messages by field name. Another name is the id of an element elsewhere on the page; '' is the whole form. */
export type RefusalMessages = readonly (readonly [name: string, message: string])[];

export interface RefusalOptions<Values> {
  /** Fields to which refusals with these error codes belong. */
  codes?: Readonly<Record<string, keyof Values & string>>;
  /** Returns the form's own messages for a refusal; null for the message of the service. */
  explain?: (error: Error) => RefusalMessages | null;
  /** Name under which the typed values are kept on this device until they are sent. */
  keptAs?: string;
}

/** Returns the messages that a form with these fields shows for a refusal. */
export function messagesOf<Values>(
  error: Error,
  names: readonly string[],
  options: RefusalOptions<Values>,
): RefusalMessages {
  const { codes = {}, explain, keptAs } = options;
  const own = explain?.(error);
  if (own) return own;
  // The service sends a field's path in the body; its last segment is the field name.
  const nameOf = (path: string) => names.find((name) => name === path.split('.').at(-1)) ?? '';
  const fields = Object.entries(fieldErrors(error)).map(([path, message]) => [nameOf(path), message] as const);
  const code: unknown = isApiError(error) ? Reflect.get(codes, error.code) : undefined;
  const whole = [typeof code === 'string' ? code : '', refusalOf(error, { hasFields: true })] as const;
  const notes = refusalNotes(error, keptAs !== undefined).map((note) => ['', note] as const);
  return [...(fields.length > 0 ? fields : [whole]), ...notes];
}
