import { email as emailSchema } from '@psp/contracts/registrations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { PageHeader, Stack } from '@psp/design-system/page';
import { createClient } from '@psp/remote/client';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect, useRef, useState } from 'react';
import { Form } from '../account/form.tsx';
import { refusal } from '../account/refusal.ts';
import { useSubmit } from '../account/use-submit.ts';
import { LoginBox } from '../login/login-box.tsx';
import { messages } from './messages.ts';

const identity = createClient('identity');

/** Asks for the link to a new password. The answer is the same whether the address is known or not. */
export function RecoveryPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <LoginBox>
      {sentTo === null ? <AskForm onSent={setSentTo} /> : <Sent email={sentTo} onAgain={() => setSentTo(null)} />}
      <Link href="/login">{messages.toLogin}</Link>
    </LoginBox>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const form = useSubmit({
    check: () => {
      if (!email.trim()) return [{ id: 'email', message: messages.emailMissing }];
      return emailSchema.safeParse(email).success ? [] : [{ id: 'email', message: messages.emailShape }];
    },
    send: async () => {
      await identity.post('/recover', { email: email.trim() });
      onSent(email.trim());
    },
    explain: (error) => refusal(error, { email: 'email' }),
  });
  usePageTitle(messages.askTitle, { hasErrors: form.errors.length > 0 });
  return (
    <>
      <PageHeader title={messages.askTitle} lead={messages.askLead} />
      <Form errors={form.errors} onSubmit={form.submit}>
        <TextField
          {...form.fieldOf('email')}
          name="email"
          type="email"
          label={messages.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={messages.sending}>
          {messages.send}
        </Button>
      </Form>
    </>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  usePageTitle(messages.sentTitle);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <Stack gap={16}>
        <PageHeader title={messages.sentTitle} lead={messages.sentText(email)} />
        <p>{messages.sentHelp}</p>
        <div>
          <Button variant="secondary" onPress={onAgain}>
            {messages.again}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
