import { withPassword } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { isApiError } from '@psp/remote/api-error';
import { useEffect } from 'react';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { strings } from './strings.ts';

interface PasswordFormProps {
  /** Sends the password; a rejection is shown in the form. */
  confirm: (password: string) => Promise<void>;
  onProblem: (hasErrors: boolean) => void;
}

/** Form for the sign-up password, required when the link is opened on another device. */
export function PasswordForm({ confirm, onProblem }: PasswordFormProps) {
  const form = useActForm({
    blank: { password: '' },
    ids: { password: 'sign-up-password' },
    schema: withPassword,
    missing: { password: strings.passwordMissing },
    send: ({ password }) => confirm(password),
    explain: (error) =>
      isApiError(error) && error.code === 'account.password_wrong' ? [['password', strings.passwordWrong]] : null,
  });
  const hasErrors = form.problems.length > 0;
  useEffect(() => {
    onProblem(hasErrors);
    return () => onProblem(false);
  }, [hasErrors, onProblem]);
  return (
    <>
      <p>{strings.passwordWhy}</p>
      <Form of={form} aria-label={strings.passwordTitle}>
        <CurrentPasswordField {...form.field('password')} label={strings.password} hint={strings.passwordHint} />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.working}>
          {strings.confirm}
        </Button>
      </Form>
      <p>{strings.passwordForgotten}</p>
    </>
  );
}
