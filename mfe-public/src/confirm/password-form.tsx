import { Button } from '@psp/design-system/button';
import { isApiError } from '@psp/remote/api-error';
import { useEffect, useState } from 'react';
import { Form } from '@psp/features/accounts/ui/form';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { strings } from './strings.ts';

const ID = 'sign-up-password';

interface PasswordFormProps {
  /** Sends it; a rejection is told at the form. */
  confirm: (password: string) => Promise<void>;
  onProblem: (hasErrors: boolean) => void;
}

/** Asks whoever opens the link on another device for the password of the sign-up. */
export function PasswordForm({ confirm, onProblem }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const form = useSubmit({
    check: () => (password ? [] : [{ id: ID, message: strings.passwordMissing }]),
    send: () => confirm(password),
    explain: (error) =>
      isApiError(error) && error.code === 'account.password_wrong'
        ? [{ id: ID, message: strings.passwordWrong }]
        : refusal(error, { password: ID }),
  });
  const hasErrors = form.errors.length > 0;
  useEffect(() => {
    onProblem(hasErrors);
    return () => onProblem(false);
  }, [hasErrors, onProblem]);
  return (
    <>
      <p>{strings.passwordWhy}</p>
      <Form errors={form.errors} onSubmit={form.submit} aria-label={strings.passwordTitle}>
        <CurrentPasswordField
          {...form.fieldOf(ID)}
          name="password"
          label={strings.password}
          hint={strings.passwordHint}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.working}>
          {strings.confirm}
        </Button>
      </Form>
      <p>{strings.passwordForgotten}</p>
    </>
  );
}
