import type { Problem } from '@psp/remote/act/problems';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CHECKED, type Checks } from './resolver.ts';

/** What a component of the design system needs of a field. */
export interface FormField<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  isDisabled: boolean;
}

export interface FieldsOptions<Values> extends Pick<Checks<Values, unknown>, 'schema'> {
  /** Ids of the fields that are not called like their names, where a page has several such forms. */
  ids?: { [Name in keyof Values]?: string };
  /** What the summary says before the message of a field whose words do not tell which it is. */
  labels?: { [Name in keyof Values]?: string };
}

export type FieldError = { type: string; message: string; types?: Record<string, string> } | undefined;
/** Names of fields, in their order on the page. */
export type Names<Values> = readonly (keyof Values & string)[];

/** The errors of a form by the names of their fields. */
export const problemsIn = (errors: FieldErrors, names: readonly string[]): Problem[] =>
  names.flatMap((id) => {
    const message = errors[id]?.message;
    return typeof message === 'string' && message ? [{ id, message }] : [];
  });

/** The same under a sentence of the specification, where one of them says that a field is empty. */
export const underSentence = (sentence: string, missing: readonly string[], problems: Problem[]): Problem[] =>
  problems.some(({ message }) => missing.includes(message)) ? [{ id: '', message: sentence }, ...problems] : problems;

/**
 * The fields of a flat form of react-hook-form, in the order of `names`. After the first attempt to send it, a field is checked
 * as it is edited, and with it those in which something was found.
 */
export function useFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  names: Names<Values>,
  { schema, ids = {}, labels = {}, isDisabled = false }: FieldsOptions<Values> & { isDisabled?: boolean },
) {
  const values = form.watch();
  const { errors, isSubmitted } = form.formState;
  const errorAt = (name: string) => (errors as Record<string, FieldError>)[name];
  const idOf = (name: string): string => (ids as Record<string, string | undefined>)[name] ?? name;
  /** Takes new values by the names of their fields. */
  const change = (patch: object) => {
    if (typeof schema === 'function') schema().catch(() => undefined);
    for (const [name, value] of Object.entries(patch))
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    const isJudged = (other: string) => Object.hasOwn(patch, other) || errorAt(other)?.type === CHECKED;
    if (isSubmitted) void form.trigger(names.filter(isJudged) as Path<Values>[]);
  };
  const problems = problemsIn(errors, names).map(({ id, message }) => {
    const label = (labels as Record<string, string | undefined>)[id];
    return { id: idOf(id), message: label ? `${label}: ${message}` : message };
  });
  const field = <Name extends keyof Values & string>(name: Name): FormField<Values[Name]> => ({
    ...{ id: idOf(name), name, value: values[name], error: errorAt(name)?.message, isDisabled },
    onChange: (value) => change({ [name]: value }),
  });
  return { values, change, field, problems, errorAt };
}
