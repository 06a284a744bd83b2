import { type Confirmed, type registrationOperations, resend } from '@psp/contracts/registrations';
import { Button, ButtonLink } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Notice } from '@psp/design-system/notice';
import { Page, PageHeader } from '@psp/design-system/page';
import { ErrorState } from '@psp/design-system/states';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { createApi } from '@psp/remote/api';
import { errorMessage } from '@psp/remote/api-error';
import { usePageTitle } from '@psp/remote/screen';
import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../registrations/form-layout.tsx';
import { PasswordForm } from './password-form.tsx';
import { strings } from './strings.ts';
import { type Confirmation, useConfirm } from './use-confirm.ts';

const identity = createApi<typeof registrationOperations>('identity');

const texts = {
  application: { title: strings.confirmedTitle, lines: strings.application },
  'access-request': { title: strings.confirmedTitle, lines: strings.access },
  member: { title: strings.confirmedTitle, lines: strings.member },
  'email-changed': { title: strings.changedTitle, lines: strings.changed },
} satisfies Record<Confirmed['next'], { title: string; lines: (email: string) => string[] }>;

function titleOf(confirmation: Confirmation): string {
  if (confirmation.kind === 'confirmed') return texts[confirmation.answer.next].title;
  if (confirmation.kind === 'invalid') return strings.invalidTitle;
  if (confirmation.kind === 'failed') return strings.failedTitle;
  if (confirmation.kind === 'password') return strings.passwordTitle;
  return confirmation.kind === 'none' ? strings.noneTitle : strings.title;
}

/** Confirms an e-mail address with the token of a link; without one, or with an invalid one, offers a new link. */
export function ConfirmPage() {
  const confirmation = useConfirm();
  const [hasErrors, setHasErrors] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(confirmation.kind);
  const title = titleOf(confirmation);
  usePageTitle(title, { hasErrors });
  useEffect(() => {
    if (shown.current !== confirmation.kind) place.current?.querySelector('h1')?.focus();
    shown.current = confirmation.kind;
  }, [confirmation.kind]);
  return (
    <Page width="narrow" isCentred>
      <Sheet ref={place}>
        <PageHeader title={title} />
        <Result confirmation={confirmation} onProblem={setHasErrors} />
      </Sheet>
    </Page>
  );
}

interface ResultProps {
  confirmation: Confirmation;
  onProblem: (hasErrors: boolean) => void;
}

function Result({ confirmation, onProblem }: ResultProps) {
  if (confirmation.kind === 'working') return <p role="status">{strings.working}</p>;
  if (confirmation.kind === 'confirmed') return <Done answer={confirmation.answer} />;
  if (confirmation.kind === 'password') return <PasswordForm confirm={confirmation.confirm} onProblem={onProblem} />;
  if (confirmation.kind === 'failed') {
    const { error, retry } = confirmation;
    return (
      <ErrorState
        title={strings.failedTitle}
        message={errorMessage(error)}
        retryLabel={strings.retry}
        onRetry={retry}
      />
    );
  }
  return (
    <>
      <p>{confirmation.kind === 'invalid' ? strings.invalid : strings.none}</p>
      {confirmation.kind === 'invalid' ? <SignIn /> : null}
      <ResendForm onProblem={onProblem} />
    </>
  );
}

function Done({ answer }: { answer: Confirmed }) {
  const [first, ...others] = texts[answer.next].lines(answer.email);
  return (
    <>
      <Notice tone="success" title={first}>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Notice>
      <SignIn />
    </>
  );
}

const SignIn = () => (
  <div>
    <ButtonLink href="/login">{strings.signIn}</ButtonLink>
  </div>
);

/** Requests a new link. The answer does not reveal whether the address is known. */
function ResendForm({ onProblem }: { onProblem: (hasErrors: boolean) => void }) {
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
