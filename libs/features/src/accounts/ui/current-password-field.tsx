import { PasswordField } from '@psp/design-system/joined-fields';
import type { ComponentProps } from 'react';
import { strings } from './strings.ts';

type Given = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'showLabel' | 'hideLabel'>;

/** Field for the user's current password, which password managers can fill in. */
export function CurrentPasswordField({ name = 'current-password', ...field }: Given) {
  return (
    <PasswordField
      {...field}
      name={name}
      autoComplete="current-password"
      showLabel={strings.show}
      hideLabel={strings.hide}
    />
  );
}
