import type { AccountView, Enrolment } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { codeMessages } from './code-messages.ts';
import { EnrolForm } from './enrol-form.tsx';
import { messages as common } from './messages.ts';
import { Notice } from './notice.tsx';
import { Panel } from './panel.tsx';
import { identity, useFreshAccount } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityMessages as messages } from './security-messages.ts';
import { TwoFactorState } from './two-factor-state.tsx';
import { WithPasswordForm } from './with-password-form.tsx';

/* Clear of the header, which stays in sight. */
const Place = styled.div`
  display: grid;
  gap: 16px;
  scroll-margin-top: 96px;
`;

/** What the person is doing with the second step. */
export type TwoFactorStep =
  | { name: 'state'; done: string }
  | { name: 'enable'; isAgain?: boolean }
  | { name: 'renew' | 'disable' }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'codes'; codes: string[]; done: string };

interface Codes {
  recoveryCodes: string[];
}

/** The second step of signing in: on or off, and everything that changes it, one thing at a time. */
export function TwoFactorPanel({ state }: { state: AccountView['twoFactor'] }) {
  const [step, setStep] = useState<TwoFactorStep>({ name: 'state', done: '' });
  // Codes are given for a step that is on already, though the account was read before.
  const isOn = state.enabledAt !== null || step.name === 'codes';
  const place = useStepFocus(step.name);
  return (
    <Panel
      title={messages.twoTitle}
      action={<Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? messages.on : messages.off}</Badge>}
    >
      <Place ref={place} tabIndex={-1}>
        <Step state={state} step={step} onStep={setStep} />
      </Place>
    </Panel>
  );
}

interface StepProps {
  state: AccountView['twoFactor'];
  step: TwoFactorStep;
  onStep: (step: TwoFactorStep) => void;
}

function Step({ state, step, onStep }: StepProps) {
  const fresh = useFreshAccount();
  const back = () => onStep({ name: 'state', done: '' });
  const done = async (message: string) => {
    await fresh();
    onStep({ name: 'state', done: message });
  };
  const form = { section: common.security, onCancel: back };
  if (step.name === 'state') return <TwoFactorState state={state} done={step.done} onStep={onStep} />;
  if (step.name === 'enable') {
    const send = async (password: string) =>
      onStep({ name: 'enrol', enrolment: await identity.post<Enrolment>('/factors', { password }) });
    const lead = step.isAgain ? <Notice tone="warning">{messages.again}</Notice> : null;
    const words = { label: messages.continue, pendingLabel: messages.continuing, lead };
    return <WithPasswordForm key="enable" id="two-factor-password" {...form} {...words} send={send} />;
  }
  if (step.name === 'enrol') {
    const onEnabled = (codes: string[]) => onStep({ name: 'codes', codes, done: messages.enabled });
    const onExpired = () => onStep({ name: 'enable', isAgain: true });
    const next = { onEnabled, onExpired, onCancel: back };
    return <EnrolForm enrolment={step.enrolment} {...next} />;
  }
  if (step.name === 'codes') {
    return (
      <>
        <Notice tone="warning">
          <strong>{codeMessages.codesTitle}</strong>
        </Notice>
        <RecoveryCodes codes={step.codes} onSaved={() => void done(step.done)} />
      </>
    );
  }
  if (step.name === 'renew') {
    const send = async (password: string) => {
      const { recoveryCodes } = await identity.post<Codes>('/factors/recovery-codes', { password });
      onStep({ name: 'codes', codes: recoveryCodes, done: messages.renewed });
    };
    const words = { label: messages.renew, pendingLabel: messages.continuing, lead: <p>{messages.renewLead}</p> };
    return <WithPasswordForm key="renew" id="two-factor-password" {...form} {...words} send={send} />;
  }
  const send = async (password: string) => {
    await identity.post('/factors/disable', { password });
    await done(messages.disabled);
  };
  const words = { label: messages.disable, pendingLabel: messages.continuing, lead: <p>{messages.disableLead}</p> };
  return <WithPasswordForm key="disable" id="two-factor-password" isDanger {...form} {...words} send={send} />;
}

/* Each step takes the place of the one before, so focus goes with it; a form takes it to its field itself. */
function useStepFocus(name: TwoFactorStep['name']) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    if (!place.current?.contains(document.activeElement)) place.current?.focus();
  }, [name]);
  return place;
}
