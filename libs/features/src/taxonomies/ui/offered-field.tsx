import { Stack } from '@psp/design-system/page';
import { SelectField } from '@psp/design-system/select-field';
import { Failed } from '@psp/remote/loaded';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';
import type { OfferedOptions } from './use-offered.ts';

interface OfferedFieldProps extends Omit<ComponentProps<typeof SelectField>, 'options'> {
  offered: OfferedOptions;
}

/**
 * Select of a list that the association keeps. Until the list is read nothing can be chosen, and the value of the form
 * stays; a failed read is told under the select, with a retry.
 */
export function OfferedField({ offered: { options, state, error, retry }, ...field }: OfferedFieldProps) {
  if (state === 'read') return <SelectField {...field} options={options} />;
  return (
    <Stack gap={8}>
      <SelectField {...field} options={options} placeholder={strings[state]} isDisabled />
      {state === 'failed' ? <Failed error={error} onRetry={retry} /> : null}
    </Stack>
  );
}
