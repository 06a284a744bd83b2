import type { AcceptInvitation, OpenInvitation } from '@psp/contracts/invitations';
import { Button } from '@psp/design-system/button';
import { TextField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { usePageTitle } from '@psp/remote/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Form } from '@psp/features/accounts/ui/form';
import { refusal } from '@psp/features/accounts/ui/refusal';
import { passwordErrorsIn, useNewPassword } from '@psp/features/accounts/ui/use-new-password';
import { useSubmit } from '@psp/features/accounts/ui/use-submit';
import type { Problem } from '@psp/remote/act/problems';
import { useConsentVersion } from '../consent/version.ts';
import type { LoginState } from '@psp/features/accounts/ui/login-state';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { Consents, NO_CONSENT } from '../consent/consents.tsx';
import { strings } from './strings.ts';
import { signInScreen } from './sign-in-screen.ts';
import { acceptInvitation } from './queries.ts';

const FIELDS = {
  'account.displayName': 'name',
  'account.position': 'position',
  'account.password': 'password',
  'account.acceptsTerms': 'acceptsTerms',
  'account.acceptsProcessing': 'acceptsProcessing',
};

type Account = NonNullable<AcceptInvitation['account']>;
interface AcceptFormProps {
  token: string;
  invitation: OpenInvitation;
  forget: () => void;
}

const BLANK = { name: '', position: '', ...NO_CONSENT };
type Values = typeof BLANK;

const problemsOf = (values: Values, password: Problem[]): Problem[] => [
  ...(values.name.trim() ? [] : [{ id: 'name', message: strings.nameMissing }]),
  ...password,
  ...(values.acceptsTerms ? [] : [{ id: 'acceptsTerms', message: strings.termsNeeded }]),
  ...(values.acceptsProcessing ? [] : [{ id: 'acceptsProcessing', message: strings.processingNeeded }]),
];

function useAccept({ token, invitation, forget }: AcceptFormProps) {
  const navigate = useNavigate();
  const version = useConsentVersion();
  const [values, setValues] = useState(BLANK);
  const personal = [values.name, invitation.email, invitation.organisation.name];
  const fields = useNewPassword(personal);
  const send = async () => {
    const { acceptsTerms, acceptsProcessing } = values;
    if (!acceptsTerms || !acceptsProcessing) return;
    const person = { displayName: values.name.trim(), position: values.position.trim(), password: fields.password };
    const account: Account = { ...person, acceptsTerms, acceptsProcessing, termsVersion: await version.ask() };
    await acceptInvitation({ token, account });
    const state: LoginState = { notice: strings.created, email: invitation.email };
    await navigate(signInScreen(invitation.organisation.kind), { replace: true, state });
    forget();
  };
  const form = useSubmit({
    check: () => problemsOf(values, fields.check()),
    send,
    explain: (error) => {
      version.forgetStale(error);
      return fields.takeIn(error) ? [] : refusal(error, FIELDS);
    },
  });
  return { values, change: (patch: Partial<Values>) => setValues({ ...values, ...patch }), personal, fields, form };
}

/** Makes the account that the invitation is for, and accepts with it. */
export function AcceptForm(props: AcceptFormProps) {
  const { email, organisation } = props.invitation;
  const { values, change, personal, fields, form } = useAccept(props);
  usePageTitle(strings.title(organisation.name), { hasErrors: form.errors.length > 0 });
  const { errorOf, isBusy } = form;
  return (
    <Stack gap={16}>
      <div>
        <h2>{strings.formTitle}</h2>
        <p>{strings.formLead(email)}</p>
      </div>
      <Form errors={form.errors} onSubmit={form.submit}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Person values={values} change={change} fieldOf={form.fieldOf} />
        <NewPasswordFields {...fields} personal={personal} errors={passwordErrorsIn(errorOf)} isDisabled={isBusy} />
        <Consents words={strings} values={values} change={change} fieldOf={form.fieldOf} />
        <Button type="submit" isPending={isBusy} pendingLabel={strings.creating}>
          {strings.create}
        </Button>
      </Form>
    </Stack>
  );
}

interface PersonProps {
  values: Values;
  change: (patch: Partial<Values>) => void;
  fieldOf: ReturnType<typeof useSubmit>['fieldOf'];
}

function Person({ values, change, fieldOf }: PersonProps) {
  return (
    <>
      <TextField
        {...fieldOf('name')}
        name="name"
        label={strings.name}
        autoComplete="name"
        maxLength={120}
        value={values.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        {...fieldOf('position')}
        name="position"
        label={strings.position}
        autoComplete="organization-title"
        maxLength={120}
        value={values.position}
        onChange={(position) => change({ position })}
        isOptional
      />
    </>
  );
}
