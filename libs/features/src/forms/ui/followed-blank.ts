import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Followed<Values> {
  blank: Values;
  names: readonly (keyof Values & string)[];
  /** False to keep the values of the first render. */
  follows: boolean;
  isDone: boolean;
}

/**
 * Lets the fields that nobody has edited follow `blank`, the record as it is read now. Edited fields keep their text when another
 * person changes the record; once sent, they too show what was stored. Returns a function to call with the values that are sent.
 */
export function useFollowedBlank<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { blank, names, follows, isDone }: Followed<Values>,
): () => void {
  const seen = useRef(blank);
  const sent = useRef<{ values: Values; blank: Values }>(undefined);

  /* Takes over the present `blank`, except for the fields that were edited since it was read or sent. */
  const take = useEffectEvent(() => {
    const known = seen.current;
    const stored = isDone ? sent.current?.values : undefined;
    if (!follows || isSame(blank, known)) return;
    seen.current = blank;
    const given = form.getValues();
    const isEdited = (name: keyof Values) =>
      !isSame(given[name], known[name]) && !(stored && isSame(given[name], stored[name]));
    form.reset(blank, { keepErrors: true, keepSubmitCount: true, keepIsSubmitted: true });
    for (const name of names.filter(isEdited)) form.setValue(name as Path<Values>, given[name], { shouldDirty: true });
  });
  /* The answer may be on the page before the act is done. */
  const takeStored = useEffectEvent(() => {
    if (!follows || !sent.current || isSame(blank, sent.current.blank)) return;
    const { values } = sent.current;
    const given = form.getValues();
    for (const name of names)
      if (isSame(given[name], values[name])) form.resetField(name as Path<Values>, { defaultValue: blank[name] });
  });
  const key = JSON.stringify(blank);
  useEffect(() => take(), [key]);
  useEffect(() => {
    if (isDone) takeStored();
  }, [isDone]);

  return () => {
    sent.current = { values: structuredClone(form.getValues()), blank };
  };
}
