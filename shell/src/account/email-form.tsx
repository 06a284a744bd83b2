import { email as emailSchema } from '@psp/contracts/registrations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { useState } from 'react';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { Form } from '@psp/features/accounts/ui/form';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount } from './queries.ts';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { useSectionTitle } from './section.ts';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import type { Problem } from '@psp/remote/act/problems';

const FIELDS = { email: 'new-email', password: 'email-password', 'account.password_wrong': 'email-password' };

function problemsOf(current: string, email: string, password: string): Problem[] {
  const errors: Problem[] = [];
  const given = email.trim();
  if (!given) errors.push({ id: 'new-email', message: strings.newEmailMissing });
  else if (!emailSchema.safeParse(given).success) errors.push({ id: 'new-email', message: strings.emailShape });
  else if (given.toLowerCase() === current.toLowerCase()) errors.push({ id: 'new-email', message: strings.sameEmail });
  if (!password) errors.push({ id: 'email-password', message: strings.passwordMissing });
  return errors;
}

/** Another address to sign in with; it holds once the link sent to it is opened. */
export function EmailForm({ email: current }: { email: string }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [sentTo, setSentTo] = useState('');
  const fresh = useFreshAccount();
  const form = useSubmit({
    check: () => problemsOf(current, email, password),
    send: async () => {
      setSentTo('');
      await identity.post('/user/email', { email: email.trim(), password });
      await fresh().catch(() => undefined);
      setSentTo(email.trim());
      setEmail('');
      setPassword('');
    },
    explain: (error) => refusal(error, FIELDS),
  });
  useSectionTitle(strings.personal, form.errors.length > 0);
  return (
    <>
      <Form errors={form.errors} onSubmit={form.submit} aria-label={strings.emailTitle}>
        <TextField
          {...form.fieldOf('new-email')}
          name="new-email"
          type="email"
          label={strings.newEmail}
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <CurrentPasswordField
          {...form.fieldOf('email-password')}
          label={strings.password}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.changing}>
          {strings.changeEmail}
        </Button>
      </Form>
      <Answer role="status">{sentTo ? <Notice tone="success">{strings.emailSent(sentTo)}</Notice> : null}</Answer>
    </>
  );
}
