import type { AcceptInvitation, OpenInvitation } from '@psp/contracts/invitations';
import { Button } from '@psp/design-system/button';
import { CheckboxField, TextField } from '@psp/design-system/fields';
import { Link } from '@psp/design-system/link';
import { Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '../account/form.tsx';
import { refusal } from '../account/refusal.ts';
import { passwordErrorsIn, useNewPassword } from '../account/use-new-password.ts';
import { type FormError, useSubmit } from '../account/use-submit.ts';
import { useConsentVersion } from '../consent/version.ts';
import type { LoginState } from '../login/notice.ts';
import { NewPasswordFields } from '../passwords/new-password-fields.tsx';
import { messages } from './messages.ts';
import { signInScreen } from './sign-in-screen.ts';
import { acceptInvitation } from './queries.ts';

const TERMS_NEEDED = 'Pentru a continua este nevoie de acordul cu termenii.';
const PROCESSING_NEEDED = 'Pentru a continua este nevoie de acordul privind datele personale.';

const FIELDS = {
  'account.displayName': 'name',
  'account.position': 'position',
  'account.password': 'password',
  'account.acceptsTerms': 'terms',
  'account.acceptsProcessing': 'processing',
};

type Consents = Pick<NonNullable<AcceptInvitation['account']>, 'acceptsTerms' | 'acceptsProcessing' | 'termsVersion'>;

interface AcceptFormProps {
  token: string;
  invitation: OpenInvitation;
  forget: () => void;
}

/** Makes the account that the invitation is for, and accepts with it. */
export function AcceptForm({ token, invitation, forget }: AcceptFormProps) {
  const navigate = useNavigate();
  const version = useConsentVersion();
  const [name, setName] = useState('');
  const [position, setPosition] = useState('');
  const [acceptsTerms, setTerms] = useState(false);
  const [acceptsProcessing, setProcessing] = useState(false);
  const personal = [name, invitation.email, invitation.organisation.name];
  const fields = useNewPassword(personal);
  const check = (): FormError[] => [
    ...(name.trim() ? [] : [{ id: 'name', message: messages.nameMissing }]),
    ...fields.check(),
    ...(acceptsTerms ? [] : [{ id: 'terms', message: TERMS_NEEDED }]),
    ...(acceptsProcessing ? [] : [{ id: 'processing', message: PROCESSING_NEEDED }]),
  ];
  const send = async () => {
    if (!acceptsTerms || !acceptsProcessing) return;
    const account = { displayName: name.trim(), position: position.trim(), password: fields.password };
    const consent: Consents = { acceptsTerms, acceptsProcessing, termsVersion: await version.ask() };
    await acceptInvitation({ token, account: { ...account, ...consent } });
    const state: LoginState = { notice: messages.created, email: invitation.email };
    await navigate(signInScreen(invitation.organisation.kind), { replace: true, state });
    forget();
  };
  const form = useSubmit({
    check,
    send,
    explain: (error) => {
      version.forgetStale(error);
      return fields.takeIn(error) ? [] : refusal(error, FIELDS);
    },
  });
  usePageTitle(messages.title(invitation.organisation.name), { hasErrors: form.errors.length > 0 });
  const { errorOf, isBusy } = form;
  return (
    <Stack gap={16}>
      <div>
        <h2>{messages.formTitle}</h2>
        <p>{messages.formLead(invitation.email)}</p>
      </div>
      <Form errors={form.errors} onSubmit={form.submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          {...form.fieldOf('name')}
          name="name"
          label={messages.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={setName}
        />
        <TextField
          {...form.fieldOf('position')}
          name="position"
          label={messages.position}
          autoComplete="organization-title"
          maxLength={120}
          value={position}
          onChange={setPosition}
          isOptional
        />
        <NewPasswordFields {...fields} personal={personal} errors={passwordErrorsIn(errorOf)} isDisabled={isBusy} />
        <CheckboxField
          {...form.fieldOf('terms')}
          label={<Consent text={messages.terms} link={messages.termsLink} href="/legal/termeni" />}
          value={acceptsTerms}
          onChange={setTerms}
        />
        <CheckboxField
          {...form.fieldOf('processing')}
          label={<Consent text={messages.processing} link={messages.processingLink} href="/legal/confidentialitate" />}
          value={acceptsProcessing}
          onChange={setProcessing}
        />
        <Button type="submit" isPending={isBusy} pendingLabel={messages.creating}>
          {messages.create}
        </Button>
      </Form>
    </Stack>
  );
}

function Consent({ text, link, href }: { text: string; link: string; href: string }) {
  return (
    <>
      {text}{' '}
      <Link href={href} target="_blank" rel="noopener">
        {link} {messages.opensNewTab}
      </Link>
    </>
  );
}
