import { type Draft, useDraft } from '@psp/remote/draft';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps the unsent values of a form on this device and restores those of an earlier visit. Does nothing without a name. */
export function useKeptForm<Values extends FieldValues, Output>(
  name: string | undefined,
  form: UseFormReturn<Values, unknown, Output>,
): Draft<Values> {
  const values = form.watch();
  const { saved, clear } = useDraft<Values>(name ?? '', name && form.formState.isDirty ? values : undefined);
  const { reset } = form;
  useEffect(() => {
    if (saved) reset((blank) => keptValues(saved, blank), { keepDefaultValues: true });
  }, [saved, reset]);
  return { saved, clear };
}

/* Earlier releases stored the value of a form with one field as a string. */
const keptValues = <Values extends FieldValues>(saved: Values | string, blank: Values): Values =>
  typeof saved === 'string'
    ? { ...blank, ...Object.fromEntries(Object.keys(blank).map((name) => [name, saved])) }
    : saved;
