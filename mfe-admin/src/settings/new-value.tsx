import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { SelectField } from '@psp/design-system/select-field';
import type { Option } from '@psp/design-system/select-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { type ActForm, useActForm } from '@psp/features/forms/ui/use-act-form';
import type { FormField } from '@psp/features/forms/ui/use-fields';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { z } from 'zod';
import { dayProblem } from '../common/day-problem.ts';
import { valueStrings as strings } from './value-strings.ts';

interface Values<Value> {
  of: string;
  value: Value;
  validFrom: string;
}

interface NewValueProps<Value, Body> {
  label: string;
  ofLabel: string;
  options: readonly Option[];
  blank: Value;
  schema: z.ZodType<Body>;
  missing?: string;
  send: (body: Body) => Promise<unknown>;
  query: { queryKey: QueryKey };
  children: (field: FormField<Value>) => ReactNode;
}

/** Dialog for a value and its first day, today by default. */
export function NewValue<Value, Body>(props: NewValueProps<Value, Body>) {
  const { label, ofLabel, options, blank, schema, missing, send, query, children } = props;
  const today = romanianDay(serverNow());
  const [of, value, validFrom] = [useId(), useId(), useId()];
  const form: ActForm<Values<Value>, Body> = useActForm<Values<Value>, Body, unknown>({
    blank: { of: options[0]?.value ?? '', value: blank, validFrom: today },
    ids: { of, value, validFrom },
    schema,
    ...(missing ? { missing: { value: missing } } : {}),
    check: (given) => ({ validFrom: problemOf(given.validFrom) }),
    codes: { 'dated-value.past': 'validFrom', 'dated-value.day_taken': 'validFrom' },
    clears: true,
    send,
    view: query,
    done: strings.added,
  });
  return (
    <AskButton act={form} label={label} title={label}>
      <SelectField {...form.field('of')} label={ofLabel} options={options} />
      {children(form.field('value'))}
      <DateField {...form.field('validFrom')} label={strings.validFrom} hint={strings.dayHint} min={today} />
    </AskButton>
  );
}

const problemOf = (day: string): string | undefined => (day === '' ? strings.dayMissing : dayProblem(day));
