import { type Draft, useDraft } from '@psp/remote/draft';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what is typed into a form on this device, and fills in what an earlier visit left; does nothing without a name. */
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

/* Earlier releases kept the text of a form with one field as it is. */
const keptValues = <Values extends FieldValues>(saved: Values | string, blank: Values): Values =>
  typeof saved === 'string'
    ? { ...blank, ...Object.fromEntries(Object.keys(blank).map((name) => [name, saved])) }
    : saved;
