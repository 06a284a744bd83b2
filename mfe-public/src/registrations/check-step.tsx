import { Button, ButtonLink } from '@psp/design-system/button';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { Consents } from '../consent/consents.tsx';
import { fields } from './field-strings.ts';
import { OwnedNotice } from './cui-field.tsx';
import { Facts } from './facts.tsx';
import { type Flow, stepAddress } from './flow.ts';
import { Buttons, Fields } from './form-layout.tsx';
import { strings, sending } from './strings.ts';
import { NO_SECRETS, type Secrets, useCheckForm } from './use-check-form.ts';
import type { PersonValues } from './values.ts';

interface CheckStepProps<T extends PersonValues> {
  flow: Flow<T>;
  values: T;
  pageTitle: string;
  /** What was typed before in this tab. */
  secrets: Secrets | undefined;
  onSecrets: (secrets: Secrets) => void;
  onSent: (email: string) => void;
}

/** The last step: everything to read once more, the password and the consents, and the button that sends it all. */
export function CheckStep<T extends PersonValues>(props: CheckStepProps<T>) {
  const { flow, values, pageTitle, secrets = NO_SECRETS, onSecrets, onSent } = props;
  const form = useCheckForm({ flow, values }, { secrets, onSecrets }, onSent);
  usePageTitle(pageTitle, { hasErrors: form.problems.length > 0 });
  return (
    <form noValidate onSubmit={form.submit}>
      <Fields>
        <Problems key={form.tries} errors={form.problems} />
        {form.owner && flow.onAskAccess ? <OwnedNotice owner={form.owner} onAskAccess={flow.onAskAccess} /> : null}
        <Facts kind={flow.kind} facts={flow.facts(values)} />
        <h2>{sending.account}</h2>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={values.email} readOnly hidden />
        <NewPasswordFields of={form} personal={flow.personal(values)} />
        <div>
          <Consents words={fields} of={form} />
        </div>
        <Buttons>
          <Button type="submit" isPending={form.isPending}>
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
