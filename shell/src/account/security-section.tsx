import { Button } from '@psp/design-system/button';
import { Answer, Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { NO_PASSWORD, weakPassword } from '@psp/features/accounts/ui/new-password';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { passwordErrors } from '@psp/features/accounts/ui/strength';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useState } from 'react';
import { Panel } from './panel.tsx';
import { identity, sessionsQuery } from './queries.ts';
import { useAccount, useSectionTitle } from './section.ts';
import { securityStrings } from './security-strings.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { strings } from './strings.ts';
import { TwoFactorPanel } from './two-factor-panel.tsx';

const schema = () => import('./password-schema.ts').then(({ newPassword }) => newPassword);

/** Changes the password. `personal`: name and address of the user, which the new password may not contain. */
function PasswordForm({ personal }: { personal: readonly string[] }) {
  const [isDone, setDone] = useState(false);
  const form = useActForm({
    blank: { current: '', ...NO_PASSWORD },
    ids: { current: 'current-password' },
    schema,
    missing: { current: strings.passwordMissing },
    check: ({ password, confirmation }) => passwordErrors(password, confirmation, personal),
    codes: { 'account.password_wrong': 'current', 'account.password_same': 'password' },
    explain: weakPassword,
    send: ({ current, password }) => {
      setDone(false);
      return identity.call('POST /user/password', { body: { current, password } });
    },
    done: strings.doneTitle,
    about: securityStrings.passwordChanged,
    refreshes: [sessionsQuery().queryKey],
    onDone: () => setDone(true),
    clears: true,
  });
  useSectionTitle(strings.security, form.problems.length > 0);
  return (
    <>
      <Form of={form} aria-label={securityStrings.passwordTitle}>
        <CurrentPasswordField {...form.field('current')} name="current-password" label={strings.password} />
        <NewPasswordFields of={form} personal={personal} isReplacing />
        <Button type="submit" isPending={form.isPending} pendingLabel={securityStrings.changing}>
          {securityStrings.changePassword}
        </Button>
      </Form>
      <Answer role="status">{isDone ? <Notice tone="success">{securityStrings.passwordChanged}</Notice> : null}</Answer>
    </>
  );
}

/** Section with password, second step and open sessions. */
export function SecuritySection() {
  const account = useAccount();
  useSectionTitle(strings.security);
  return (
    <Stack gap={24}>
      <Panel title={securityStrings.passwordTitle}>
        <p>{securityStrings.passwordLead}</p>
        <PasswordForm personal={[account.displayName, account.email]} />
      </Panel>
      <TwoFactorPanel state={account.twoFactor} />
      <SessionsPanel />
    </Stack>
  );
}
