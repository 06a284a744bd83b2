import type { AccountView } from '@psp/contracts/accounts';
import { Badge } from '@psp/design-system/badge';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from './panel.tsx';
import { securityStrings as strings } from './security-strings.ts';
import type { TwoFactorStep } from './two-factor-state.tsx';
import { Step } from './two-factor-steps.tsx';

/* Clear of the header, which stays in sight. */
const Place = styled.div`
  display: grid;
  gap: 16px;
  scroll-margin-top: 96px;
`;

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
