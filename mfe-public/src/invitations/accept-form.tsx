import type { Kind } from '@psp/contracts/common';
import { acceptInvitation, type OpenInvitation } from '@psp/contracts/invitations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/text-fields';
import { Stack } from '@psp/design-system/page';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { NO_PASSWORD, weakPassword } from '@psp/features/accounts/ui/new-password';
import { repetition } from '@psp/features/accounts/ui/repetition';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { passwordErrors } from '@psp/features/accounts/ui/strength';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { usePageTitle } from '@psp/remote/screen';
import { useNavigate } from 'react-router-dom';
import { useConsentVersion } from '../consent/version.ts';
import { Consents, NO_CONSENT } from '../consent/consents.tsx';
import { strings } from './strings.ts';
import { acceptInvitation as accept } from './queries.ts';

const account = acceptInvitation.shape.account
  .unwrap()
  .unwrap()
  .omit({ termsVersion: true, consentTexts: true })
  .extend(repetition);

interface AcceptFormProps {
  token: string;
  invitation: OpenInvitation;
  forget: () => void;
}

const BLANK = { displayName: '', position: '', ...NO_PASSWORD, ...NO_CONSENT };

function useAccept({ token, invitation, forget }: AcceptFormProps) {
  const navigate = useNavigate();
  const version = useConsentVersion();
  const personalOf = ({ displayName }: typeof BLANK) => [displayName, invitation.email, invitation.organisation.name];
  const form = useActForm({
    blank: BLANK,
    ids: { displayName: 'name' },
    schema: account,
    missing: {
      displayName: strings.nameMissing,
      acceptsTerms: strings.termsNeeded,
      acceptsProcessing: strings.processingNeeded,
    },
    check: (values) => passwordErrors(values.password, values.confirmation, personalOf(values)),
    send: async ({ confirmation: _, ...person }) => {
      await accept({ token, account: { ...person, ...(await version.read()) } });
      const state: LoginState = { notice: strings.created, email: invitation.email };
      await navigate(signInPath(invitation.organisation.kind), { replace: true, state });
      forget();
    },
    explain: (error) => {
      version.forgetStale(error);
      return weakPassword(error);
    },
  });
  return { form, words: version.words, personal: personalOf(form.values) };
}

/** Path of the sign-in form for a kind of organisation. */
export const signInPath = (kind: Kind): string => (kind === 'admin' ? '/admin-login' : `/login?tip=${kind}`);

/** Creates the invited person's account and accepts the invitation. */
export function AcceptForm(props: AcceptFormProps) {
  const { email, organisation } = props.invitation;
  const { form, words, personal } = useAccept(props);
  usePageTitle(strings.title(organisation.name), { hasErrors: form.problems.length > 0 });
  return (
    <Stack gap={16}>
      <div>
        <h2>{strings.formTitle}</h2>
        <p>{strings.formLead(email)}</p>
      </div>
      <Form of={form}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          {...form.field('displayName')}
          name="name"
          label={strings.name}
          autoComplete="name"
          maxLength={120}
        />
        <TextField
          {...form.field('position')}
          label={strings.position}
          autoComplete="organization-title"
          maxLength={120}
          isOptional
        />
        <NewPasswordFields of={form} personal={personal} />
        <Consents words={words} newTab={strings.newTab} of={form} />
        <Button type="submit" isPending={form.isPending} pendingLabel={strings.creating}>
          {strings.create}
        </Button>
      </Form>
    </Stack>
  );
}
