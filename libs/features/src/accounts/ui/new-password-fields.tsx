import type { PasswordReason } from '@psp/contracts/passwords';
import { PasswordField } from '@psp/design-system/fields';
import { strings } from './strings.ts';
import { PasswordMeter } from './password-meter.tsx';
import { type PasswordErrors, strengthOf } from './strength.ts';

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  errors: PasswordErrors;
  /** Texts that others know of the person: name, e-mail, institution. */
  personal: readonly string[];
  /** Why the server refused this password; drop them when it changes. */
  reasons?: readonly PasswordReason[];
  isDisabled?: boolean;
  /** True where it takes the place of another one. */
  isReplacing?: boolean;
}

/** A new password, twice, with how easily it is guessed. The fields have the ids `password` and `confirmation`. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, errors, personal, reasons, isDisabled, isReplacing } = props;
  return (
    <>
      <div>
        <PasswordField
          id="password"
          name="password"
          label={isReplacing ? strings.newPassword : strings.password}
          hint={strings.hint}
          autoComplete="new-password"
          showLabel={strings.show}
          hideLabel={strings.hide}
          value={password}
          onChange={props.onPassword}
          error={errors.password}
          isDisabled={isDisabled}
        />
        <PasswordMeter strength={strengthOf(password, personal, reasons)} />
      </div>
      <PasswordField
        id="confirmation"
        name="confirmation"
        label={strings.confirmation}
        autoComplete="new-password"
        showLabel={strings.show}
        hideLabel={strings.hide}
        value={confirmation}
        onChange={props.onConfirmation}
        error={errors.confirmation}
        isDisabled={isDisabled}
      />
    </>
  );
}
