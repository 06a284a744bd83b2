import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Link } from '@psp/design-system/link';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { CurrentPasswordField } from '@psp/features/accounts/ui/current-password-field';
import { strings, type SignInWords } from './strings.ts';
import { loginStateIn } from '@psp/features/accounts/ui/login-state';
import { Refusal, type SignIn } from './use-sign-in.ts';

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 24px;
  font-size: 1rem;
  a { display: inline-block; min-height: 24px; }
`;

/** Message of a failed sign-in: the refusal's own, else the screen's text for unexpected errors. */
export const messageOf = (error: unknown, { unexpected }: SignInWords): string =>
  error instanceof Refusal ? error.message : unexpected.message;

/** Title of a refusal; undefined for other errors. */
export const titleOf = (error: unknown): string | undefined => (error instanceof Refusal ? error.title : undefined);

interface PasswordStepProps {
  words: SignInWords;
  send: SignIn['sendPassword'];
  /** Message when the sign-in has to start again. */
  refusal: string | null;
  canRegister: boolean;
}

const MISSING = new Set([strings.emailMissing, strings.passwordMissing]);

const signInSchema = () => import('@psp/contracts/accounts').then(({ signIn }) => signIn);

function usePasswordStep({ words, send, refusal, canRegister }: PasswordStepProps) {
  const { state } = useLocation();
  const [earlier, setEarlier] = useState(refusal);
  const form = useActForm({
    blank: { email: loginStateIn(state)?.email ?? '', password: '' },
    schema: signInSchema,
    missing: { email: strings.emailMissing, password: strings.passwordMissing },
    send,
    // Every failed sign-in shows the reminder, so that it does not reveal which accounts exist.
    explain: (error) => [
      ['', messageOf(error, words)],
      ...(canRegister && error instanceof Refusal && error.isWrongPair ? [['', strings.confirmFirst] as const] : []),
    ],
  });
  const submit = () => {
    setEarlier(null);
    form.submit();
  };
  const { missing } = words;
  const isMissing = form.problems.some(({ message }) => MISSING.has(message));
  const problems = isMissing ? [{ id: '', message: missing.message }, ...form.problems] : form.problems;
  return {
    ...form,
    submit,
    problem: isMissing ? missing.title : titleOf(form.error),
    problems: earlier ? [{ id: '', message: earlier }] : problems,
  };
}

/** Form with e-mail and password; its errors are listed above the fields. */
export function PasswordStep(props: PasswordStepProps) {
  const form = usePasswordStep(props);
  usePageTitle(props.words.title, { hasErrors: form.problems.length > 0 });
  return (
    <>
      <Form of={form} problem={form.problem}>
        <TextField {...form.field('email')} type="email" label={strings.email} autoComplete="username" />
        <CurrentPasswordField {...form.field('password')} label={strings.password} />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.submitting}>
          {strings.submit}
        </Button>
      </Form>
      <OtherWays canRegister={props.canRegister} />
    </>
  );
}

function OtherWays({ canRegister }: Pick<PasswordStepProps, 'canRegister'>) {
  return (
    <Links as="div">
      <Link href="/parola">{strings.forgotten}</Link>
      {canRegister ? (
        <span>
          {strings.noAccount} <Link href="/register">{strings.register}</Link>
        </span>
      ) : null}
    </Links>
  );
}
