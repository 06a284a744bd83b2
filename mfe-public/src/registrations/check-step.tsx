import { Button, ButtonLink } from '@psp/design-system/button';
import { DescriptionList } from '@psp/design-system/description-list';
import { VisuallyHidden } from '@psp/design-system/page';
import { NewPasswordFields } from '@psp/features/accounts/ui/new-password-fields';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Consents } from '../consent/consents.tsx';
import { OwnedNotice } from './cui-field.tsx';
import { fields } from './field-strings.ts';
import { type Fact, type Flow, type FlowKind, stepAddress } from './flow.ts';
import { Buttons, Fields } from './form-layout.tsx';
import { sending, strings } from './strings.ts';
import { NO_SECRETS, type Secrets, useCheckForm } from './use-check-form.ts';
import type { PersonValues } from './values.ts';

interface CheckStepProps<T extends PersonValues> {
  flow: Flow<T>;
  values: T;
  pageTitle: string;
  /** Password and consents that were entered before, held in memory. */
  secrets: Secrets | undefined;
  onSecrets: (secrets: Secrets) => void;
  onSent: (email: string) => void;
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  > span { min-width: 0; white-space: pre-line; overflow-wrap: anywhere; }
  > a { flex: none; min-height: 24px; }
`;

/** All entered values, each with a link to its field. The link has the field's id, so that the error summary can link to it. */
function Facts({ kind, facts }: { kind: FlowKind; facts: readonly Fact[] }) {
  const items = facts.map(({ id, step, term, text }) => ({
    term,
    detail: (
      <Line>
        <span>{text.trim() || sending.none}</span>
        <Link id={id} to={stepAddress(kind, step, id)}>
          {sending.change}
          <VisuallyHidden>{sending.changeWhat(term)}</VisuallyHidden>
        </Link>
      </Line>
    ),
  }));
  return <DescriptionList items={items} />;
}

/** The last step: review of all values, password, consents and the submit button. */
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
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={values.email} readOnly hidden />
        <NewPasswordFields of={form} personal={flow.personal(values)} />
        <div>
          <Consents words={form.words} newTab={fields.newTab} of={form} />
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
