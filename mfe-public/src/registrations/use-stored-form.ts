import { resolverOf } from '@psp/features/forms/ui/resolver';
import { readDraft } from '@psp/remote/draft';
import { tabDevice } from '@psp/remote/editor/device';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { loadRules } from './lazy-rules.ts';
import { messagesOf, type Problem } from './problems.ts';

/* When the rules cannot be loaded, the form finds no problems and only the service validates. */
const lazyResolver =
  <T extends FieldValues>(check: (values: T) => Problem[]): Resolver<T> =>
  async (...form) => {
    await loadRules().catch(() => undefined);
    return resolverOf<T, T>({ check: (values) => messagesOf(check(values)) })(...form);
  };

const tab = tabDevice('psp:sign-up:');

function readStored<T extends object>(name: string, blank: T): T {
  const saved = readDraft<unknown>(tab, name);
  return typeof saved === 'object' ? { ...blank, ...saved } : blank;
}

const writeStored = (name: string, value: object): void => tab.write(name, JSON.stringify(value));

/** Stores values for the form of that name. */
export function storeValues<T extends object>(name: string, blank: T, patch: Partial<T>): void {
  writeStored(name, { ...readStored(name, blank), ...patch });
}

export interface StoredForm<T extends FieldValues> {
  form: UseFormReturn<T>;
  values: T;
  change: (patch: Partial<T>) => void;
  /** Deletes the stored values and stops storing changes. */
  forget: () => void;
}

/**
 * State of a form for visitors, of one or more steps, all validated by `check`. Its values survive a reload and leaving the page,
 * in this tab only, because computers in town halls are shared. Do not use it for passwords.
 */
export function useStoredForm<T extends FieldValues>(
  name: string,
  blank: T,
  check: (values: T) => Problem[],
): StoredForm<T> {
  const [stored] = useState(() => readStored(name, blank));
  const form = useForm<T>({
    defaultValues: stored as DefaultValues<T>,
    resolver: lazyResolver(check),
  });
  const isForgotten = useRef(false);
  const { setValue, subscribe } = form;
  useEffect(() => {
    const callback = ({ values }: { values: T }) => (isForgotten.current ? undefined : writeStored(name, values));
    return subscribe({ formState: { values: true }, callback });
  }, [subscribe, name]);
  const change = useCallback(
    (patch: Partial<T>) => {
      for (const [field, value] of Object.entries(patch)) setValue(field as Path<T>, value);
    },
    [setValue],
  );
  const forget = useCallback(() => {
    isForgotten.current = true;
    tab.remove(name);
  }, [name]);
  return { form, values: form.watch(), change, forget };
}
