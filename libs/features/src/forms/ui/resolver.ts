import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** A zod schema, of which only the checking is needed. */
export interface Schema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } };
}

export interface Checks<Values, Output> {
  /**
   * What the service takes. A page that most people open for something else fetches it when it is first needed; where it
   * does not come, the service alone judges. Absent where `check` judges the whole form by the schema of a body that it makes.
   */
  schema?: Schema<Output> | (() => Promise<Schema<Output>>);
  /** What is said of a field that was left empty, where the schema's own words are not the form's. */
  missing?: { [Name in keyof Values]?: string };
  /** What the form sees besides; told in place of what the schema finds in the same field. */
  check?: (values: Values) => { [name: string]: string | undefined };
}

/** The type of an error that checking found, and of one that the service answered with. */
export const CHECKED = 'checked';
export const REFUSED = 'refused';

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (typeof value === 'string' && value.trim() === '');

/* Takes everything, as it was filled in. */
const anything = <Output>(): Schema<Output> => ({
  safeParse: (values) => ({ success: true, data: values as Output }),
});

/**
 * Checks a flat form of react-hook-form by the schema of the body that it sends: one sentence for each field. Of a field that holds
 * more than a text, `types` has the sentences by the path within it.
 */
export function resolverOf<Values extends FieldValues, Output>(
  checks: Checks<Values, Output>,
): Resolver<Values, unknown, Output> {
  const { schema, missing, check } = checks;
  const words: { [name: string]: string | undefined } = { ...missing };
  return async (values) => {
    const given = typeof schema === 'function' ? await schema().catch(() => undefined) : schema;
    const { safeParse } = given ?? anything<Output>();
    const result = safeParse(values);
    const found: Record<string, string> = {};
    const types: Record<string, Record<string, string>> = {};
    for (const { path, message } of result.success ? [] : result.error.issues) {
      const [name = '', ...rest] = path.map(String);
      found[name] ??= (isEmpty(values[name]) && words[name]) || message;
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
