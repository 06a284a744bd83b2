import { recover } from '@psp/contracts/accounts';
import type { linkOperations } from '@psp/contracts/accounts-operations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Link } from '@psp/design-system/link';
import { PageHeader, Stack } from '@psp/design-system/page';
import { createApi } from '@psp/remote/api';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect, useRef, useState } from 'react';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import { strings } from './strings.ts';

const identity = createApi<typeof linkOperations>('identity');

/** Requests the link to set a new password. The answer does not reveal whether the address is known. */
export function RecoveryPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <LoginBox>
      {sentTo === null ? <RequestForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
      <Link href="/login">{strings.toLogin}</Link>
    </LoginBox>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useActForm({
    blank: { email: '' },
    schema: recover,
    missing: { email: strings.emailMissing },
    send: (body) => identity.call('POST /recover', { body }),
    onDone: (_, { email }) => onSent(email),
  });
  usePageTitle(strings.askTitle, { hasErrors: form.problems.length > 0 });
  return (
    <>
      <PageHeader title={strings.askTitle} lead={strings.askLead} />
      <Form of={form}>
        <TextField {...form.field('email')} type="email" label={strings.email} autoComplete="username" />
        <Button type="submit" isPending={form.isPending}>
          {strings.send}
        </Button>
      </Form>
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  usePageTitle(strings.sentTitle);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <PageHeader title={strings.sentTitle} lead={strings.sentText(email)} />
        <p>{strings.sentHelp}</p>
        <div>
          <Button variant="secondary" onPress={onAgain}>
            {strings.again}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
