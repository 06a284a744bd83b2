import type { Problem } from '@psp/remote/act/problems';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { CHECKED, type Checks } from './resolver.ts';

/** Props of a field for a component of the design system. */
export interface FormField<Value> {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  isDisabled: boolean;
}

export interface FieldsOptions<Values> extends Pick<Checks<Values, unknown>, 'schema'> {
  /** Ids of fields, by default their names; needed when a page has several such forms. */
  ids?: { [Name in keyof Values]?: string };
  /** Prefixes in the error summary for messages that do not name their field. */
  labels?: { [Name in keyof Values]?: string };
}

export type FieldError = { type: string; message: string; types?: Record<string, string> } | undefined;
/** Names of fields in page order. */
export type Names<Values> = readonly (keyof Values & string)[];

/** Returns the errors of a form in the order of `names`. */
export const problemsIn = (errors: FieldErrors, names: readonly string[]): Problem[] =>
  names.flatMap((id) => {
    const message = errors[id]?.message;
    return typeof message === 'string' && message ? [{ id, message }] : [];
  });

/** Puts `sentence` above the problems when one of them is a message about an empty field (`missing`). */
export const underSentence = (sentence: string, missing: readonly string[], problems: Problem[]): Problem[] =>
  problems.some(({ message }) => missing.includes(message)) ? [{ id: '', message: sentence }, ...problems] : problems;

/**
 * Fields of a flat react-hook-form form, in the order of `names`. After the first attempt to send the form, an edited field is
 * validated at once, together with the fields that have validation errors.
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
  /** Sets values by field name. */
  const change = (patch: object) => {
    if (typeof schema === 'function') schema().catch(() => undefined);
    for (const [name, value] of Object.entries(patch))
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    const isValidated = (other: string) => Object.hasOwn(patch, other) || errorAt(other)?.type === CHECKED;
    if (isSubmitted) void form.trigger(names.filter(isValidated) as Path<Values>[]);
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
