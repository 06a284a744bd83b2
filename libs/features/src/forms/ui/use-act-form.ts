import type { Problem } from '@psp/remote/act/problems';
import { refusalOf } from '@psp/remote/act/refusal';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { isApiError } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { type Checks, REFUSED, resolverOf } from './resolver.ts';
import { type FieldError, type FieldsOptions, type FormField, useFields } from './use-fields.ts';

/** Messages by the name of the field; what is no field of the form is the id of a line elsewhere on the page, '' the whole form. */
export type Told = readonly (readonly [name: string, message: string])[];

interface ActFormOptions<Values, Output, Answer>
  extends Checks<Values, Output>,
    Pick<FieldsOptions<Values>, 'ids'>,
    Omit<ActOptions<Output, Answer>, 'failed'> {
  /** The fields in their order on the page, as they are before anything is typed. */
  blank: Values;
  /** The fields that refusals with these codes are about. */
  codes?: Readonly<Record<string, keyof Values & string>>;
  /** What a refusal says in this form; null where it says what the service answered. */
  explain?: (error: Error) => Told | null;
  /** Called when checking finds something before it is sent. */
  onWrong?: (values: Values, firstMessage: string) => void;
  /** True for a form that stays on the page, empty, after a success. */
  clears?: boolean;
}

interface ActForm<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  values: Values;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** What is missing or wrong, or what the service refused, by the ids of the fields. */
  problems: Problem[];
  /** Why the last attempt was refused. */
  error: Error | null;
  /** The same while a field is as it was refused. */
  refusalOf: (name: keyof Values & string) => Error | null;
  isPending: boolean;
  /** True after a success, until it is sent again. */
  isDone: boolean;
  /** Attempts to send. */
  tries: number;
  /** Checks, then acts, unless it is acting already; takes the event of a form that is not `Form`. */
  submit: (event?: FormEvent) => void;
}

/* The service names a field by its path in the body, of which the last part is the field's name. */
function answered(error: Error, names: readonly string[], codes: object): Told {
  const nameOf = (path: string) => names.find((name) => name === path.split('.').at(-1)) ?? '';
  const fields = Object.entries(fieldErrors(error)).map(([path, message]) => [nameOf(path), message] as const);
  if (fields.length > 0) return fields;
  const code: unknown = isApiError(error) ? Reflect.get(codes, error.code) : undefined;
  return [[typeof code === 'string' ? code : '', refusalOf(error, { hasFields: true })]];
}

/**
 * A form of react-hook-form that does one act: it is checked by the schema when it is sent and from then on as it is edited. A
 * refusal of a field stays until the field is edited, one of the whole form until the next attempt.
 */
export function useActForm<Values extends FieldValues, Output = Values, Answer = unknown>(
  options: ActFormOptions<Values, Output, Answer>,
): ActForm<Values, Output> {
  const { blank, codes = {}, explain, clears = false } = options;
  const names = Object.keys(blank) as (keyof Values & string)[];
  const defaultValues = blank as DefaultValues<Values>;
  const form = useForm<Values, unknown, Output>({
    ...{ defaultValues, resolver: resolverOf(options), shouldFocusError: false },
  });
  const act = useAct<Output, Answer>({
    ...options,
    onDone: (answer, sent) => {
      form.reset(clears ? defaultValues : undefined, { keepValues: !clears });
      options.onDone?.(answer, sent);
    },
  });
  const { values, field, problems, errorAt } = useFields(form, names, { ...options, isDisabled: act.isPending });
  const isField = (name: string): boolean => Object.hasOwn(blank, name);
  const tell = (error: Error): Told => explain?.(error) ?? answered(error, names, codes);
  const mark = (error: Error) => {
    for (const [name, message] of tell(error))
      if (isField(name)) form.setError(name as Path<Values>, { type: REFUSED, message });
  };
  const send = form.handleSubmit(
    (body) => act.run(body, { onRefused: mark }),
    (wrong) => {
      act.reset();
      const [first = ''] = names.flatMap((name) => (wrong as Record<string, FieldError>)[name]?.message ?? []);
      options.onWrong?.(form.getValues(), first);
    },
  );
  const others = (act.error ? tell(act.error) : []).filter(([name]) => !isField(name));
  return {
    ...{ form, values, field, tries: form.formState.submitCount },
    ...{ error: act.error, isPending: act.isPending, isDone: act.isDone },
    problems: [...problems, ...others.map(([id, message]) => ({ id, message }))],
    refusalOf: (name) => (errorAt(name)?.type === REFUSED ? act.error : null),
    submit: (event) => {
      event?.preventDefault();
      if (!act.isPending) void send();
    },
  };
}
