import { loadSession } from '@psp/auth/session';
import { Button, ButtonLink } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { type ApiError, isApiError } from '@psp/remote/api-error';
import { createClient } from '@psp/remote/client';
import { usePageTitle } from '@psp/remote/screen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '@psp/features/accounts/ui/form';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { passwordErrorsIn, useNewPassword } from '@psp/features/accounts/ui/use-new-password';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { useLinkToken } from './link-token.ts';
import { strings } from './strings.ts';

const identity = createClient('identity');
const FIELDS = { password: 'password', 'account.password_same': 'password' };

/** A new password, by the link of a recovery mail. */
export function NewPasswordPage() {
  const { token, forget } = useLinkToken('recovery');
  const [refused, setRefused] = useState<{ token: string; message: string } | null>(null);
  const check = useQuery(linkQuery(token));
  if (!token || refused?.token === token) return <Unusable message={refused?.message ?? strings.missingLink} />;
  if (isOver(check.error)) return <Unusable message={check.error.message} />;
  if (check.isPending) return <Checking />;
  return (
    <NewPasswordForm
      key={token}
      token={token}
      forget={forget}
      onRefused={(message) => setRefused({ token, message })}
    />
  );
}

/* Anything but a refusal of the link is told when the password is sent. */
const isOver = (error: Error | null): error is ApiError =>
  isApiError(error) && (error.code === 'link.invalid' || error.code === 'body.invalid');

const linkQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['identity', 'recovery', token],
    queryFn: ({ signal }) => identity.post<null>('/recover/check', { token }, { signal }),
    enabled: token !== null,
    retry: false,
    refetchOnWindowFocus: false,
  });

function Checking() {
  usePageTitle(strings.newTitle);
  return (
    <LoginBox>
      <PageHeader title={strings.newTitle} />
      <SkeletonList rows={2} label={strings.checking} />
    </LoginBox>
  );
}

interface NewPasswordFormProps {
  token: string;
  forget: () => void;
  onRefused: (message: string) => void;
}

function NewPasswordForm({ token, forget, onRefused }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const fields = useNewPassword([]);
  const form = useSubmit({
    check: fields.check,
    send: async () => {
      await identity.post('/recover/complete', { token, password: fields.password });
      const state: LoginState = { notice: strings.changed };
      // Every session of the account has ended, also one that was open here.
      await loadSession().catch(() => {});
      await navigate('/login', { replace: true, state });
      forget();
    },
    explain: (error) => {
      if (fields.takeIn(error)) return [];
      if (!isApiError(error) || error.code !== 'link.invalid') return refusal(error, FIELDS);
      onRefused(error.message);
      return [];
    },
  });
  usePageTitle(strings.newTitle, { hasErrors: form.errors.length > 0 });
  return (
    <LoginBox>
      <PageHeader title={strings.newTitle} lead={strings.newLead} />
      <Form errors={form.errors} onSubmit={form.submit}>
        <NewPasswordFields
          {...fields}
          personal={[]}
          errors={passwordErrorsIn(form.errorOf)}
          isDisabled={form.isBusy}
          isReplacing
        />
        <Button type="submit" isPending={form.isBusy} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
    </LoginBox>
  );
}

function Unusable({ message }: { message: string }) {
  usePageTitle(strings.invalidTitle);
  return (
    <LoginBox>
      <div role="alert">
        <PageHeader title={strings.invalidTitle} lead={message} />
      </div>
      <div>
        <ButtonLink href="/parola">{strings.askAgain}</ButtonLink>
      </div>
    </LoginBox>
  );
}
