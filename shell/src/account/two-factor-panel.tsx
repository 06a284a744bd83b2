import { serverNow } from '@psp/auth/session/server-clock';
import type { AccountView } from '@psp/contracts/accounts';
import { FACTOR, type ProposedFactor } from '@psp/contracts/second-factor';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { formatDate } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { Row, Stack } from '@psp/design-system/page';
import { Form } from '@psp/features/forms/ui/form';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { isApiError } from '@psp/remote/api-error';
import { useState } from 'react';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { CodeField, codeForm } from './code-field.tsx';
import { codeStrings } from './code-strings.ts';
import { Panel } from './panel.tsx';
import { identity, useRefetchAccount, usePatchAccount } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSectionTitle } from './section.ts';
import { securityStrings as strings } from './security-strings.ts';
import { Place, useStepFocus } from './step-focus.tsx';
import { strings as common } from './strings.ts';
import { WithPasswordForm } from './with-password-form.tsx';

/** The step of the panel that is shown. */
type TwoFactorStep =
  | { name: 'state'; done: string }
  | { name: 'enable'; isAgain?: boolean }
  | { name: 'renew' }
  | { name: 'disable' }
  | { name: 'enrol'; enrolment: ProposedFactor }
  | { name: 'codes'; codes: string[]; done: string };

interface TwoFactorStateProps {
  state: AccountView['twoFactor'];
  /** Message of the last action; '' for none. */
  done: string;
  onStep: (step: TwoFactorStep) => void;
}

/** State of the second step, number of recovery codes left, and buttons for the allowed actions. */
function TwoFactorState({ state, done, onStep }: TwoFactorStateProps) {
  const { enabledAt, recoveryCodesLeft, isRequired } = state;
  return (
    <Stack gap={16}>
      <Answer role="status">{done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <p>{strings.twoLead}</p>
      {enabledAt ? (
        <p>
          {strings.twoSince(formatDate(enabledAt))} {strings.codesLeft(recoveryCodesLeft)}
        </p>
      ) : null}
      {isRequired ? <p>{strings.twoRequired}</p> : null}
      <Row gap={12}>
        {enabledAt ? (
          <Button variant="secondary" onPress={() => onStep({ name: 'renew' })}>
            {strings.renew}
          </Button>
        ) : (
          <Button onPress={() => onStep({ name: 'enable' })}>{strings.enable}</Button>
        )}
        {enabledAt && !isRequired ? (
          <Button variant="secondary" onPress={() => onStep({ name: 'disable' })}>
            {strings.disable}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

interface StepProps {
  state: AccountView['twoFactor'];
  step: TwoFactorStep;
  onStep: (step: TwoFactorStep) => void;
}

type StepPropsOf<N extends TwoFactorStep['name']> = Omit<StepProps, 'step'> & {
  step: Extract<TwoFactorStep, { name: N }>;
};

interface EnrolFormProps {
  enrolment: ProposedFactor;
  onEnabled: (recoveryCodes: string[]) => void;
  /** Called when the enrolment has expired; the password is needed again. */
  onExpired: () => void;
  onCancel: () => void;
}

/** Sets up an authenticator. It is enabled once one of its codes is accepted. */
function EnrolForm({ enrolment, onEnabled, onExpired, onCancel }: EnrolFormProps) {
  const form = useActForm({
    ...codeForm(),
    codes: { 'auth.code_invalid': 'code' },
    send: async (body) => {
      const { recoveryCodes } = await identity
        .call('POST /factors/:id/verify', { id: enrolment.id, body: { ...body, challenge: 'enrolment' } })
        .catch((error: unknown) => {
          if (isApiError(error) && error.code === 'auth.challenge_expired') onExpired();
          throw error;
        });
      onEnabled(recoveryCodes ?? []);
    },
  });
  useSectionTitle(common.security, form.problems.length > 0);
  return (
    <Stack gap={16}>
      <AuthenticatorSetup {...enrolment} />
      <Form of={form} aria-label={strings.verify}>
        <CodeField {...form.field('code')} />
        <Row gap={12}>
          <Button type="submit" isPending={form.isPending} pendingLabel={strings.enabling}>
            {strings.verify}
          </Button>
          <Button variant="secondary" isDisabled={form.isPending} onPress={onCancel}>
            {common.cancel}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}

/** Renders the current step. */
function Step({ step, ...props }: StepProps) {
  const { state, onStep } = props;
  if (step.name === 'state') return <TwoFactorState state={state} done={step.done} onStep={onStep} />;
  if (step.name === 'enable') return <Enable {...props} step={step} />;
  if (step.name === 'codes') return <Codes {...props} step={step} />;
  if (step.name === 'renew') return <Renew {...props} />;
  if (step.name === 'disable') return <Disable {...props} />;
  return (
    <EnrolForm
      enrolment={step.enrolment}
      onEnabled={(codes) => onStep({ name: 'codes', codes, done: strings.enabled })}
      onExpired={() => onStep({ name: 'enable', isAgain: true })}
      onCancel={() => onStep({ name: 'state', done: '' })}
    />
  );
}

/* Props shared by the forms of this panel that ask for the password. */
const formOf = (onStep: StepProps['onStep']) => ({
  id: 'two-factor-password',
  section: common.security,
  pendingLabel: strings.continuing,
  onCancel: () => onStep({ name: 'state', done: '' }),
});

function Enable({ step, onStep }: StepPropsOf<'enable'>) {
  const send = async (password: string) =>
    onStep({ name: 'enrol', enrolment: await identity.call('POST /factors', { body: { password } }) });
  const lead = step.isAgain ? <Notice tone="warning">{strings.again}</Notice> : null;
  return <WithPasswordForm {...formOf(onStep)} label={strings.continue} lead={lead} send={send} />;
}

function Codes({ state, step, onStep }: StepPropsOf<'codes'>) {
  const refetchAccount = useRefetchAccount();
  const patchAccount = usePatchAccount();
  const leave = async () => {
    const enabledAt = state.enabledAt ?? serverNow().toISOString();
    patchAccount({ twoFactor: { ...state, enabledAt, recoveryCodesLeft: step.codes.length } });
    await refetchAccount().catch(() => undefined);
    onStep({ name: 'state', done: step.done });
  };
  return (
    <>
      <Notice tone="warning">
        <strong>{codeStrings.codesTitle}</strong>
      </Notice>
      <RecoveryCodes codes={step.codes} onSaved={() => void leave()} />
    </>
  );
}

function Renew({ onStep }: Pick<StepProps, 'onStep'>) {
  const send = async (password: string) => {
    const answer = await identity.call('POST /factors/recovery-codes', { body: { password } });
    onStep({ name: 'codes', codes: answer.recoveryCodes, done: strings.renewed });
  };
  const lead = <p>{strings.renewLead}</p>;
  return <WithPasswordForm {...formOf(onStep)} label={strings.renew} lead={lead} send={send} />;
}

function Disable({ onStep }: Pick<StepProps, 'onStep'>) {
  const patchAccount = usePatchAccount();
  const send = async (password: string) => {
    patchAccount(await identity.call('DELETE /factors/:id', { id: FACTOR, body: { password } }));
    onStep({ name: 'state', done: strings.disabled });
  };
  const lead = <p>{strings.disableLead}</p>;
  return <WithPasswordForm {...formOf(onStep)} label={strings.disable} lead={lead} isDanger send={send} />;
}

/** Turns the second step of signing in on and off and renews its recovery codes. */
export function TwoFactorPanel({ state }: { state: AccountView['twoFactor'] }) {
  const [step, setStep] = useState<TwoFactorStep>({ name: 'state', done: '' });
  // While codes are shown the second step is already on, but the cached account is older.
  const isOn = state.enabledAt !== null || step.name === 'codes';
  const place = useStepFocus(step.name);
  return (
    <Panel
      title={strings.twoTitle}
      action={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? strings.on : strings.off}</Badge>}
    >
      <Place ref={place} tabIndex={-1}>
        <Step state={state} step={step} onStep={setStep} />
      </Place>
    </Panel>
  );
}
