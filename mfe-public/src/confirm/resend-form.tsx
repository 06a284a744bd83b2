import { type registrationOperations, resend } from '@psp/contracts/registrations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { createApi } from '@psp/remote/api';
import { useEffect, useState } from 'react';
import { strings } from './strings.ts';

const identity = createApi<typeof registrationOperations>('identity');

/** Asks for a new link. The answer is the same whether the address is known or not. */
export function ResendForm({ onProblem }: { onProblem: (hasErrors: boolean) => void }) {
  const [sentTo, setSentTo] = useState('');
  const form = useActForm({
    blank: { email: '' },
    schema: resend,
    missing: { email: strings.emailMissing },
    send: (body) => {
      setSentTo('');
      return identity.call('POST /resend', { body });
    },
    onDone: (_, { email }) => setSentTo(email),
  });
  const hasErrors = form.problems.length > 0;
  useEffect(() => onProblem(hasErrors), [hasErrors, onProblem]);
  return (
    <>
      <h2>{strings.resendTitle}</h2>
      <Form of={form}>
        <TextField
          {...form.field('email')}
          type="email"
          label={strings.email}
          hint={strings.emailHint}
          autoComplete="email"
        />
        {sentTo ? (
          <Notice tone="success" role="status">
            <p>{strings.resent(sentTo)}</p>
          </Notice>
        ) : null}
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {strings.resend}
        </Button>
      </Form>
    </>
  );
}
