import type { PasswordReason } from '@psp/contracts/passwords';
import { useState } from 'react';
import { type PasswordErrors, passwordErrors, weakReasons } from './strength.ts';
import type { Problem } from '@psp/remote/act/problems';

/** State of `NewPasswordFields`. */
export interface NewPassword {
  password: string;
  confirmation: string;
  reasons: readonly PasswordReason[];
  onPassword: (value: string) => void;
  onConfirmation: (value: string) => void;
  /** What is wrong with the two fields, in the order in which they stand. */
  check: () => Problem[];
  /** Takes in a `weak_password` refusal; true when it was one, and `check` then tells it. */
  takeIn: (error: unknown) => boolean;
  clear: () => void;
}

const FIELDS: readonly (keyof PasswordErrors)[] = ['password', 'confirmation'];

/** A new password and its repetition. `personal` are texts others know of the person. */
export function useNewPassword(personal: readonly string[]): NewPassword {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [reasons, setReasons] = useState<readonly PasswordReason[]>([]);
  const check = () => {
    const errors = passwordErrors(password, confirmation, personal, reasons);
    return FIELDS.flatMap((id) => (errors[id] ? [{ id, message: errors[id] }] : []));
  };
  const onPassword = (value: string) => {
    setPassword(value);
    setReasons([]);
  };
  const takeIn = (error: unknown) => {
    const refused = weakReasons(error);
    if (refused) setReasons(refused);
    return refused !== null;
  };
  const clear = () => {
    onPassword('');
    setConfirmation('');
  };
  return { password, confirmation, reasons, onPassword, onConfirmation: setConfirmation, check, takeIn, clear };
}

/** The errors of those fields out of a form's. */
export function passwordErrorsIn(errorOf: (id: string) => string | undefined): PasswordErrors {
  return { password: errorOf('password'), confirmation: errorOf('confirmation') };
}
