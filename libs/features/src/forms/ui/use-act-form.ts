import type { Problem } from '@psp/remote/act/problems';
import { type Act, type ActOptions, useAct } from '@psp/remote/act/use-act';
import type { FormEvent } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { useFollowedBlank } from './followed-blank.ts';
import { useKeptForm } from './kept-form.ts';
import { type Checks, REFUSED, resolverOf } from './resolver.ts';
import { messagesOf, type RefusalOptions } from './refusal-messages.ts';
import { type FieldError, type FieldsOptions, type FormField, useFields } from './use-fields.ts';

interface FormOptions<Values, Output>
  extends Checks<Values, Output>,
    Pick<FieldsOptions<Values>, 'ids' | 'labels'>,
    RefusalOptions<Values> {
  /** Initial values of the fields, in page order. */
  blank: Values;
  /** True where `blank` is a record that is read anew: fields that were not edited follow it (`useFollowedBlank`). */
  follows?: boolean;
  /** True to empty the form after a success. */
  clears?: boolean;
  /** True to disable the fields while they are sent. */
  locks?: boolean;
}

type FormAct<Output> = Pick<Act<Output>, 'run' | 'isPending' | 'isDone' | 'error' | 'reset'>;

export interface ActForm<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  values: Values;
  /** Sets values by field name. */
  change: (patch: Partial<Values>) => void;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** Errors of validation and of the last refusal, by field id. */
  problems: Problem[];
  /** Error of the last attempt. */
  error: Error | null;
  /** Error of the last attempt, if it concerns this field and the field is unchanged since; null otherwise. */
  refusalOf: (name: keyof Values & string) => Error | null;
  isPending: boolean;
  /** True after a success, until it is sent again. */
  isDone: boolean;
  /** Number of attempts to send. */
  tries: number;
  /** Validates and sends, unless a request is pending. Pass the event when the form element is not `Form`. */
  submit: (event?: FormEvent) => void;
  /** `submit` for a dialog; `onDone` is called after a success while the form is mounted. */
  run: (_: unknown, then?: { onDone?: () => void }) => void;
  /** Clears the result of the last attempt; the values are kept. */
  reset: () => void;
  /** Discards the values, also those kept on this device. */
  drop: () => void;
}

/**
 * Connects a react-hook-form form to an act. The form is validated when it is sent, and from then on as it is edited. The refusal of a
 * field is shown until the field is edited, a refusal of the whole form until the next attempt.
 */
export function useFormOf<Values extends FieldValues, Output = Values>(
  act: FormAct<Output>,
  options: FormOptions<Values, Output>,
): ActForm<Values, Output> {
  const { blank, follows = false, clears = false, locks = false } = options;
  const names = Object.keys(blank) as (keyof Values & string)[];
  const defaultValues = blank as DefaultValues<Values>;
  const resolver = resolverOf(options);
  const form = useForm<Values, unknown, Output>({ defaultValues, resolver, shouldFocusError: false });
  const draft = useKeptForm(options.keptAs, form);
  const onSend = useFollowedBlank(form, { blank, names, follows, isDone: act.isDone });
  const fields = useFields(form, names, { ...options, isDisabled: locks && act.isPending });
  const drop = () => {
    draft.clear();
    form.reset(defaultValues);
  };
  const send = createSend(form, act, names, {
    ...options,
    onSend,
    onSent: draft.clear,
    onDone: () => form.reset(clears ? defaultValues : undefined, { keepValues: !clears }),
  });
  return {
    ...{ form, ...fields, drop, tries: form.formState.submitCount },
    ...{ error: act.error, isPending: act.isPending, isDone: act.isDone },
    problems: [...fields.problems, ...otherProblems(act.error, names, options, fields.errorAt)],
    refusalOf: (name) => (fields.errorAt(name)?.type === REFUSED ? act.error : null),
    submit: (event) => {
      event?.preventDefault();
      send();
    },
    run: (_, then) => send(then?.onDone),
    reset: () => {
      act.reset();
      form.reset(undefined, { keepValues: true });
    },
  };
}

interface SendOptions<Values, Output> extends FormOptions<Values, Output> {
  onSend: () => void;
  onSent: () => void;
  onDone: () => void;
}

/* Creates the function that validates the form and runs the act. */
function createSend<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  act: FormAct<Output>,
  names: readonly (keyof Values & string)[],
  { onSend, onSent, onDone, ...options }: SendOptions<Values, Output>,
) {
  const onRefused = (error: Error) => {
    for (const [name, message] of messagesOf(error, names, options))
      if (names.includes(name)) form.setError(name as Path<Values>, { type: REFUSED, message });
  };
  return (then?: () => void) => {
    if (act.isPending) return;
    const done = () => {
      onDone();
      then?.();
    };
    const run = (body: Output) => {
      onSend();
      act.run(body, { onSent, onRefused, onDone: done });
    };
    void form.handleSubmit(run, act.reset)();
  };
}

/* Messages of a refusal that belong to no field, until the last of its fields is edited. */
function otherProblems<Values>(
  error: Error | null,
  names: readonly string[],
  options: RefusalOptions<Values>,
  errorAt: (name: string) => FieldError,
): Problem[] {
  const messages = error ? messagesOf(error, names, options) : [];
  const others = messages.filter(([name]) => !names.includes(name));
  const isEdited = others.length < messages.length && !names.some((name) => errorAt(name)?.type === REFUSED);
  return isEdited ? [] : others.map(([id, message]) => ({ id, message }));
}

interface ActFormOptions<Values, Output, Answer>
  extends FormOptions<Values, Output>,
    Omit<ActOptions<Output, Answer>, 'failed'> {}

/** Form of one act. Its fields are disabled while it is sent, except for a kept text (`keptAs`). */
export function useActForm<Values extends FieldValues, Output = Values, Answer = unknown>(
  options: ActFormOptions<Values, Output, Answer>,
): ActForm<Values, Output> {
  const act = useAct<Output, Answer>(options);
  return useFormOf(act, { locks: options.keptAs === undefined, ...options });
}
