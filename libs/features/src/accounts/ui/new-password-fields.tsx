import { PasswordField } from '@psp/design-system/fields';
import type { FormField } from '../../forms/ui/use-fields.ts';
import { strings } from './strings.ts';
import { PasswordMeter } from './password-meter.tsx';
import { strengthOf, weakReasons } from './strength.ts';

interface NewPasswordFieldsProps {
  /** The form, with the fields `password` and `confirmation`. */
  of: {
    field: (name: 'password' | 'confirmation') => FormField<string>;
    refusalOf: (name: 'password') => Error | null;
  };
  /** Texts that others know of the person: name, e-mail, institution. */
  personal: readonly string[];
  /** True where it takes the place of another one. */
  isReplacing?: boolean;
}

/** A new password, twice, with how easily it is guessed. */
export function NewPasswordFields({ of: { field, refusalOf }, personal, isReplacing }: NewPasswordFieldsProps) {
  const password = field('password');
  const words = { autoComplete: 'new-password' as const, showLabel: strings.show, hideLabel: strings.hide };
  return (
    <>
      <div>
        <PasswordField
          {...password}
          {...words}
          label={isReplacing ? strings.newPassword : strings.password}
          hint={strings.hint}
        />
        <PasswordMeter strength={strengthOf(password.value, personal, weakReasons(refusalOf('password')) ?? [])} />
      </div>
      <PasswordField {...field('confirmation')} {...words} label={strings.confirmation} />
    </>
  );
}
