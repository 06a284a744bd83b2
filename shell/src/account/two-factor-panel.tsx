import type { AccountView } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { useState } from 'react';
import { Panel } from './panel.tsx';
import { securityStrings as strings } from './security-strings.ts';
import { Place, useStepFocus } from './step-focus.tsx';
import type { TwoFactorStep } from './two-factor-state.tsx';
import { Step } from './two-factor-steps.tsx';

/** The second step of signing in: on or off, and everything that changes it, one thing at a time. */
export function TwoFactorPanel({ state }: { state: AccountView['twoFactor'] }) {
  const [step, setStep] = useState<TwoFactorStep>({ name: 'state', done: '' });
  // Codes are given for a step that is on already, though the account was read before.
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
