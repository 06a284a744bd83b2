import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, sessionsQuery } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { securityStrings } from './security-strings.ts';
import { passwordErrorsIn, useNewPassword } from '@psp/features/accounts/ui/use-new-password';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';

const FIELDS = {
  current: 'current-password',
  password: 'password',
  'account.password_wrong': 'current-password',
  'account.password_same': 'password',
};

/** Another password, against the present one. `personal` are texts others know of the person. */
export function PasswordForm({ personal }: { personal: readonly string[] }) {
  const [current, setCurrent] = useState('');
  const [isDone, setDone] = useState(false);
  const fields = useNewPassword(personal);
  const client = useQueryClient();
  const form = useSubmit({
    check: () => [
      ...(current ? [] : [{ id: 'current-password', message: strings.passwordMissing }]),
      ...fields.check(),
    ],
    send: async () => {
      setDone(false);
      await identity.post('/user/password', { current, password: fields.password });
      setCurrent('');
      fields.clear();
      setDone(true);
      showToast({ title: strings.doneTitle, message: securityStrings.passwordChanged, tone: 'success' });
      void client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
    explain: (error) => (fields.takeIn(error) ? [] : refusal(error, FIELDS)),
  });
  useSectionTitle(strings.security, form.errors.length > 0);
  return (
    <>
      <Form errors={form.errors} onSubmit={form.submit} aria-label={securityStrings.passwordTitle}>
        <CurrentPasswordField
          {...form.fieldOf('current-password')}
          label={strings.password}
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordFields
          isReplacing
          {...fields}
          personal={personal}
          errors={passwordErrorsIn(form.errorOf)}
          isDisabled={form.isBusy}
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={securityStrings.changing}>
          {securityStrings.changePassword}
        </Button>
      </Form>
      <Answer role="status">{isDone ? <Notice tone="success">{securityStrings.passwordChanged}</Notice> : null}</Answer>
    </>
  );
}
