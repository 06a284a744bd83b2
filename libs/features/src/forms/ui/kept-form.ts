import type { Problem } from '@psp/remote/act/problems';
import { type Draft, useDraft } from '@psp/remote/draft';
import { useEffect } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what is typed into a form on this device, and fills in what an earlier visit left; `clear` it when it was sent. */
export function useKeptForm<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): Draft<Values> {
  const values = form.watch();
  const draft = useDraft<Values>(name, form.formState.isDirty ? values : undefined);
  const { reset } = form;
  useEffect(() => {
    if (draft.saved) reset(draft.saved, { keepDefaultValues: true });
  }, [draft.saved, reset]);
  return draft;
}

/** What is wrong with the fields of a form, by their labels ('' where the message names its field); ids are `<form>-<name>`. */
export function problemsOf(form: string, labels: Readonly<Record<string, string>>, errors: FieldErrors): Problem[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = errors[name]?.message;
    if (typeof message !== 'string') return [];
    return [{ id: `${form}-${name}`, message: label ? `${label}: ${message}` : message }];
  });
}
