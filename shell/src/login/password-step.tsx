import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { showToast } from '@psp/design-system/toast';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Form } from '@psp/features/accounts/ui/form';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import type { Problem } from '@psp/remote/act/problems';
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

/** A refusal as the one error of the form. */
export function formRefusal(error: unknown, unexpected: string): Problem[] {
  return [{ id: '', message: error instanceof Refusal ? error.message : unexpected }];
}

/* Said of every wrong sign-in, so that it does not tell which accounts there are. */
const reminderAt = (error: unknown): Problem[] =>
  error instanceof Refusal && error.isWrongPair ? [{ id: '', message: strings.confirmFirst }] : [];

function missingIn(email: string, password: string): Problem[] {
  const errors: Problem[] = [];
  if (!email.trim()) errors.push({ id: 'email', message: strings.emailMissing });
  if (!password) errors.push({ id: 'password', message: strings.passwordMissing });
  return errors;
}

interface PasswordStepProps {
  words: SignInWords;
  send: SignIn['sendPassword'];
  /** Why the sign-in has to begin again. */
  refusal: string | null;
  canRegister: boolean;
}

function usePasswordStep({ words, send, refusal, canRegister }: PasswordStepProps) {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => loginStateIn(state)?.email ?? '');
  const [password, setPassword] = useState('');
  const [earlier, setEarlier] = useState(refusal);
  const check = () => missingIn(email, password);
  const form = useSubmit({
    check,
    send: () => send({ email: email.trim(), password }),
    explain: (error) => [...formRefusal(error, words.unexpected.message), ...(canRegister ? reminderAt(error) : [])],
  });
  const submit = () => {
    if (form.isBusy) return;
    setEarlier(null);
    if (check().length > 0) showToast({ ...words.missing, tone: 'danger' });
    form.submit();
  };
  const errors = earlier ? [{ id: '', message: earlier }] : form.errors;
  return { email, setEmail, password, setPassword, form, errors, submit };
}

/** E-mail and password, with the errors of the form above them. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, setEmail, password, setPassword, form, errors, submit } = usePasswordStep(props);
  usePageTitle(props.words.title, { hasErrors: errors.length > 0 });
  return (
    <>
      <Form errors={errors} onSubmit={submit}>
        <TextField
          {...form.fieldOf('email')}
          name="email"
          type="email"
          label={strings.email}
          autoComplete="username"
          value={email}
          onChange={setEmail}
        />
        <CurrentPasswordField
          {...form.fieldOf('password')}
          name="password"
          label={strings.password}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.submitting}>
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
