import type { PasswordReason } from '@psp/contracts/passwords';
import { Button, ButtonLink } from '@psp/design-system/button';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import type { FormEvent } from 'react';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { Consents } from '../consent/consents.tsx';
import { fields } from './field-strings.ts';
import { OwnedNotice } from './cui-field.tsx';
import { Facts } from './facts.tsx';
import { type Flow, stepAddress } from './flow.ts';
import { Buttons, Fields } from './form-layout.tsx';
import { strings, sending } from './strings.ts';
import { summaryOf } from './problems.ts';
import { type Secrets, useCheckForm } from './use-check-form.ts';
import type { PersonValues } from './values.ts';

interface CheckStepProps<T extends PersonValues> {
  flow: Flow<T>;
  values: T;
  pageTitle: string;
  secrets: Secrets;
  onSecrets: (patch: Partial<Secrets>) => void;
  onSent: (email: string) => void;
}

/** The last step: everything to read once more, the password and the consents, and the button that sends it all. */
export function CheckStep<T extends PersonValues>(props: CheckStepProps<T>) {
  const { flow, values, pageTitle, secrets, onSecrets, onSent } = props;
  const form = useCheckForm(flow, values, secrets, onSent);
  usePageTitle(pageTitle, { hasErrors: form.problems.length > 0 });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Fields>
        {form.problems.length > 0 ? <Problems key={form.tries} errors={summaryOf(form.problems)} /> : null}
        {form.owner && flow.onAskAccess ? <OwnedNotice owner={form.owner} onAskAccess={flow.onAskAccess} /> : null}
        <Facts kind={flow.kind} facts={flow.facts(values)} />
        <Account {...{ flow, values, secrets, onSecrets }} reasons={form.reasons} errorOf={form.errorOf} />
        <Buttons>
          <Button type="submit" isPending={form.isBusy} pendingLabel={sending.pending}>
            {sending.submit[flow.kind]}
          </Button>
          <ButtonLink variant="secondary" href={stepAddress(flow.kind, flow.steps.length)}>
            {strings.back}
          </ButtonLink>
        </Buttons>
      </Fields>
    </form>
  );
}

interface AccountProps<T extends PersonValues>
  extends Pick<CheckStepProps<T>, 'flow' | 'values' | 'secrets' | 'onSecrets'> {
  reasons: readonly PasswordReason[];
  errorOf: (id: string) => string | undefined;
}

/* The hidden field tells password managers whose password it is. */
function Account<T extends PersonValues>({ flow, values, secrets, onSecrets, reasons, errorOf }: AccountProps<T>) {
  return (
    <>
      <h2>{sending.account}</h2>
      <input type="email" autoComplete="username" value={values.email} readOnly hidden />
      <NewPasswordFields
        password={secrets.password}
        confirmation={secrets.confirmation}
        onPassword={(password) => onSecrets({ password })}
        onConfirmation={(confirmation) => onSecrets({ confirmation })}
        errors={{ password: errorOf('password'), confirmation: errorOf('confirmation') }}
        personal={flow.personal(values)}
        reasons={reasons}
      />
      <div>
        <Consents words={fields} values={secrets} change={onSecrets} fieldOf={(id) => ({ error: errorOf(id) })} />
      </div>
    </>
  );
}
