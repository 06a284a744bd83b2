import { loadSession } from '@psp/auth/session';
import { recovered } from '@psp/contracts/accounts';
import type { linkOperations } from '@psp/contracts/accounts-operations';
import { Button, ButtonLink } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { SkeletonList } from '@psp/design-system/skeleton';
import { createApi } from '@psp/remote/api';
import { type ApiError, isApiError } from '@psp/remote/api-error';
import { usePageTitle } from '@psp/remote/screen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { NO_PASSWORD, weakPassword } from '@psp/features/accounts/ui/new-password';
import { repetition } from '@psp/features/accounts/ui/repetition';
import { passwordErrors } from '@psp/features/accounts/ui/strength';
import { LoginBox } from '@psp/features/accounts/ui/login-box';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { useLinkToken } from './link-token.ts';
import { strings } from './strings.ts';

const identity = createApi<typeof linkOperations>('identity');
const schema = recovered.omit({ token: true }).extend(repetition);

/** Sets a new password with the token of a recovery mail. */
export function NewPasswordPage() {
  const { token, forget } = useLinkToken('recovery');
  const [refused, setRefused] = useState<{ token: string; message: string } | null>(null);
  const check = useQuery(linkQuery(token));
  if (!token || refused?.token === token) return <UnusableLink message={refused?.message ?? strings.missingLink} />;
  if (isInvalidLink(check.error)) return <UnusableLink message={check.error.message} />;
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

/* Other errors of the check are ignored here; they show when the password is sent. */
const isInvalidLink = (error: Error | null): error is ApiError =>
  isApiError(error) && (error.code === 'link.invalid' || error.code === 'body.invalid');

const linkQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['identity', 'recovery', token],
    queryFn: ({ signal }) => identity.call('POST /verify', { body: { type: 'recovery', token: token ?? '' }, signal }),
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
  const form = useActForm({
    blank: NO_PASSWORD,
    schema,
    check: ({ password, confirmation }) => passwordErrors(password, confirmation, []),
    codes: { 'account.password_same': 'password' },
    explain: weakPassword,
    send: async ({ password }) => {
      await identity.call('POST /verify', { body: { type: 'recovery', token, password } }).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'link.invalid') onRefused(error.message);
        throw error;
      });
      const state: LoginState = { notice: strings.changed };
      // The service has ended all sessions of the account, also one in this browser.
      await loadSession().catch(() => {});
      await navigate('/login', { replace: true, state });
      forget();
    },
  });
  usePageTitle(strings.newTitle, { hasErrors: form.problems.length > 0 });
  return (
    <LoginBox>
      <PageHeader title={strings.newTitle} lead={strings.newLead} />
      <Form of={form}>
        <NewPasswordFields of={form} personal={[]} isReplacing />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.saving}>
          {strings.save}
        </Button>
      </Form>
    </LoginBox>
  );
}

function UnusableLink({ message }: { message: string }) {
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
