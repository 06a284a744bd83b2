import { serverNow } from '@psp/auth/session/server-clock';
import { type AccountView } from '@psp/contracts/accounts';
import { FACTOR } from '@psp/contracts/second-factor';
import { codeStrings } from './code-strings.ts';
import { EnrolForm } from './enrol-form.tsx';
import { strings as common } from './strings.ts';
import { Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount, useKnownAccount } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityStrings as strings } from './security-strings.ts';
import { TwoFactorState, type TwoFactorStep } from './two-factor-state.tsx';
import { WithPasswordForm } from './with-password-form.tsx';

interface StepProps {
  state: AccountView['twoFactor'];
  step: TwoFactorStep;
  onStep: (step: TwoFactorStep) => void;
}

type On<N extends TwoFactorStep['name']> = Omit<StepProps, 'step'> & { step: Extract<TwoFactorStep, { name: N }> };

/** The one thing that is being done with the second step. */
export function Step({ step, ...props }: StepProps) {
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

/* What every form that asks for the password has here. */
const formOf = (onStep: StepProps['onStep']) => ({
  id: 'two-factor-password',
  section: common.security,
  pendingLabel: strings.continuing,
  onCancel: () => onStep({ name: 'state', done: '' }),
});

function Enable({ step, onStep }: On<'enable'>) {
  const send = async (password: string) =>
    onStep({ name: 'enrol', enrolment: await identity.call('POST /factors', { body: { password } }) });
  const lead = step.isAgain ? <Notice tone="warning">{strings.again}</Notice> : null;
  return <WithPasswordForm {...formOf(onStep)} label={strings.continue} lead={lead} send={send} />;
}

function Codes({ state, step, onStep }: On<'codes'>) {
  const fresh = useFreshAccount();
  const known = useKnownAccount();
  const leave = async () => {
    const enabledAt = state.enabledAt ?? serverNow().toISOString();
    known({ twoFactor: { ...state, enabledAt, recoveryCodesLeft: step.codes.length } });
    await fresh().catch(() => undefined);
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
  const known = useKnownAccount();
  const send = async (password: string) => {
    known(await identity.call('DELETE /factors/:id', { id: FACTOR, body: { password } }));
    onStep({ name: 'state', done: strings.disabled });
  };
  const lead = <p>{strings.disableLead}</p>;
  return <WithPasswordForm {...formOf(onStep)} label={strings.disable} lead={lead} isDanger send={send} />;
}
