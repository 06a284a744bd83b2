import { Button } from '@psp/design-system/button';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { PasswordField, TextField } from '@psp/design-system/fields';
import { usePageTitle } from '@psp/remote/screen';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { messages, type SignInWords } from './messages.ts';
import { useSignIn } from './use-sign-in.ts';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

/** E-mail and password, with the errors of the form above them. */
export function SignInForm({ screen, words }: { screen: 'member' | 'admin'; words: SignInWords }) {
  const { errors, isBusy, submit, ...form } = useSignIn(screen, words);
  usePageTitle(words.title, { hasErrors: errors.length > 0 });
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Form noValidate onSubmit={onSubmit}>
      {errors.length > 0 ? <ErrorSummary title={messages.problem} errors={errors} /> : null}
      <TextField
        id="email"
        name="email"
        type="email"
        label={messages.email}
        autoComplete="username"
        value={form.email}
        onChange={form.setEmail}
        error={errorOf('email')}
        isDisabled={isBusy}
      />
      <PasswordField
        id="password"
        name="password"
        label={messages.password}
        autoComplete="current-password"
        showLabel={messages.show}
        hideLabel={messages.hide}
        value={form.password}
        onChange={form.setPassword}
        error={errorOf('password')}
        isDisabled={isBusy}
      />
      <Button type="submit" isPending={isBusy} pendingLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </Form>
  );
}
