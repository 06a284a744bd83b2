import { email as emailSchema } from '@psp/contracts/registrations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { useAct } from '@psp/remote/act/use-act';
import { createClient } from '@psp/remote/client';
import { type FormEvent, useState } from 'react';
import { strings } from './strings.ts';

const identity = createClient('identity');

function problemOf(email: string): string | undefined {
  if (email.trim() === '') return strings.emailMissing;
  return emailSchema.safeParse(email).error?.issues[0]?.message;
}

type OnProblem = (hasErrors: boolean) => void;

function useResend(onProblem: OnProblem) {
  const [email, setEmail] = useState('');
  const [tries, setTries] = useState(0);
  const [sentTo, setSentTo] = useState('');
  const resend = useAct({
    send: (to: string) => identity.post('/resend', { email: to }),
    onDone: (_, to) => setSentTo(to),
  });
  const problem = tries > 0 ? problemOf(email) : undefined;
  const errors = problem ? [{ id: 'email', message: problem }] : [];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const found = problemOf(email);
    onProblem(found !== undefined);
    resend.reset();
    if (!found) resend.run(email.trim(), { onRefused: () => onProblem(true) });
  };
  const type = (text: string) => {
    setEmail(text);
    onProblem(tries > 0 && problemOf(text) !== undefined);
  };
  return { email, tries, sentTo, resend, problem, errors, submit, type };
}

/** Asks for a new link. The answer is the same whether the address is known or not. */
export function ResendForm({ onProblem }: { onProblem: OnProblem }) {
  const { email, tries, sentTo, resend, problem, errors, submit, type } = useResend(onProblem);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <h2>{strings.resendTitle}</h2>
        <Problems key={`${tries} ${resend.isPending}`} errors={errors} error={resend.error} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={strings.email}
          hint={strings.emailHint}
          autoComplete="email"
          value={email}
          onChange={type}
          error={problem}
        />
        {resend.isDone ? (
          <Notice tone="success" role="status">
            <p>{strings.resent(sentTo)}</p>
          </Notice>
        ) : null}
        <div>
          <Button type="submit" variant="secondary" isPending={resend.isPending} pendingLabel={strings.resending}>
            {strings.resend}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
