import { changeEmail } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Answer, Notice } from '@psp/design-system/notice';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useState } from 'react';
import { strings } from './strings.ts';
import { identity, useFreshAccount } from './queries.ts';
import { useSectionTitle } from './section.ts';

/** Another address to sign in with; it holds once the link sent to it is opened. */
export function EmailForm({ email: current }: { email: string }) {
  const [sentTo, setSentTo] = useState('');
  const fresh = useFreshAccount();
  const form = useActForm({
    blank: { email: '', password: '' },
    ids: { email: 'new-email', password: 'email-password' },
    schema: changeEmail,
    missing: { email: strings.newEmailMissing, password: strings.passwordMissing },
    check: ({ email }) => (email.trim().toLowerCase() === current.toLowerCase() ? { email: strings.sameEmail } : {}),
    codes: { 'account.password_wrong': 'password' },
    send: async (body) => {
      setSentTo('');
      await identity.call('POST /user/email', { body });
      await fresh().catch(() => undefined);
    },
    onDone: (_, { email }) => setSentTo(email),
    clears: true,
  });
  useSectionTitle(strings.personal, form.problems.length > 0);
  return (
    <>
      <Form of={form} aria-label={strings.emailTitle}>
        <TextField
          {...form.field('email')}
          name="new-email"
          type="email"
          label={strings.newEmail}
          autoComplete="email"
        />
        <CurrentPasswordField {...form.field('password')} name="current-password" label={strings.password} />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.changing}>
          {strings.changeEmail}
        </Button>
      </Form>
      <Answer role="status">{sentTo ? <Notice tone="success">{strings.emailSent(sentTo)}</Notice> : null}</Answer>
    </>
  );
}
