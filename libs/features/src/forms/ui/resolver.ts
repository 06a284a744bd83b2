import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The part of a zod schema that forms use. */
export interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Checks<Values, Output> {
  /**
   * Schema of the request body, or a function that loads it when first needed; if loading fails, only the service validates. Omit it
   * when `check` validates the whole form by the schema of a body that it builds.
   */
  schema?: Schema<Output> | (() => Promise<Schema<Output>>);
  /** Messages for empty fields, in place of the schema's. */
  missing?: { [Name in keyof Values]?: string };
  /** Further validation: messages by field, in place of the schema's messages for the same field. */
  check?: (values: Values) => { [name: string]: string | undefined };
}

/** Types of field errors: found by validation, or returned by the service. */
export const CHECKED = 'checked';
export const REFUSED = 'refused';

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (typeof value === 'string' && value.trim() === '');

/* Accepts every value unchanged. */
const anyValue = <Output>(): Schema<Output> => ({
  safeParse: (values) => ({ success: true, data: values as Output }),
});

/**
 * Creates the resolver of a flat react-hook-form form, which validates by the schema of the request body. Each field has one message;
 * for a field with a structured value, `types` holds the messages by the path within it.
 */
export function resolverOf<Values extends FieldValues, Output>(
  checks: Checks<Values, Output>,
): Resolver<Values, unknown, Output> {
  const { schema, missing, check } = checks;
  const missingMessages: { [name: string]: string | undefined } = { ...missing };
  return async (values) => {
    const given = typeof schema === 'function' ? await schema().catch(() => undefined) : schema;
    const { safeParse } = given ?? anyValue<Output>();
    const result = safeParse(values);
    const found: Record<string, string> = {};
    const types: Record<string, Record<string, string>> = {};
    for (const { path, message } of result.success ? [] : result.error.issues) {
      const [name = '', ...rest] = path.map(String);
      found[name] ??= (isEmpty(values[name]) && missingMessages[name]) || message;
      if (rest.length > 0) types[name] = { [rest.join('.')]: message, ...types[name] };
    }
    for (const [name, message] of Object.entries(check?.(values) ?? {})) if (message) found[name] = message;
    const errors = Object.entries(found).map(([name, message]) => [
      name,
      { type: CHECKED, message, types: types[name] },
    ]);
    if (result.success && errors.length === 0) return { values: result.data, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
