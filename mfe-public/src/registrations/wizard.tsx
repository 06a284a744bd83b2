import { Button } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { Steps } from '@psp/design-system/steps';
import { showToast } from '@psp/design-system/toast';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { firstOpenStep, type Flow, stepAddress } from './flow.ts';
import { Sheet } from './form-layout.tsx';
import { strings, sending, stepTitles } from './strings.ts';
import { SignUpDone } from './sign-up-done.tsx';
import { StepForm } from './step-form.tsx';
import type { SignUpForm } from './register-page.tsx';
import type { Secrets } from './use-check-form.ts';
import type { Kept } from './use-kept.ts';
import { useStep, useStepFocus } from './use-step.ts';
import type { PersonValues } from './values.ts';

/* Puts the arrow, not the invisible edge of the button, under the sheet's own edge. */
const Back = styled.div`
  margin: 0 0 -12px -12px;
`;

interface WizardProps<T extends PersonValues> {
  flow: Flow<T>;
  kept: Kept<T>;
}

/** A sign-up in steps; the step stands in the address, so that Back works, and what is written is kept meanwhile. */
export function Wizard<T extends PersonValues>({ flow, kept }: WizardProps<T>) {
  const [secrets, setSecrets] = useState<Secrets>();
  const { CheckStep } = useLoaderData<SignUpForm>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { step, fromCheck, goTo } = useStep(flow.kind, firstOpenStep(flow, kept.values));
  useStepFocus(place, `${step}`);
  const last = flow.steps.length + 1;
  const current = flow.steps[step - 1];
  const pageTitle = `${current?.title ?? stepTitles.check} – ${strings.titles[flow.kind]}`;
  const onSent = (email: string) => {
    kept.forget();
    showToast({ title: sending.success, tone: 'success' });
    setSentTo(email);
  };
  if (sentTo) return <SignUpDone kind={flow.kind} email={sentTo} />;
  return (
    <>
      <ToChoice />
      <Sheet ref={place}>
        <StepsOf flow={flow} step={step} />
        <PageHeader
          title={current?.title ?? stepTitles.check}
          lead={current ? (current.lead ?? (step === 1 ? strings.kept : undefined)) : sending.lead}
        />
        {current ? (
          <StepForm
            key={step}
            step={current}
            kept={kept}
            pageTitle={pageTitle}
            backHref={step > 1 ? stepAddress(flow.kind, step - 1) : '/register'}
            nextLabel={fromCheck ? strings.toCheck : strings.next}
            onDone={() => goTo(fromCheck ? last : step + 1)}
          />
        ) : CheckStep ? (
          <CheckStep {...{ flow, pageTitle, secrets, onSent }} values={kept.values} onSecrets={setSecrets} />
        ) : null}
      </Sheet>
    </>
  );
}

function ToChoice() {
  const navigate = useNavigate();
  return (
    <Back>
      <Button
        variant="quiet"
        size="small"
        icon={<ArrowLeft size={18} aria-hidden />}
        onPress={() => void navigate('/register')}
      >
        {strings.backToChoice}
      </Button>
    </Back>
  );
}

function StepsOf<T extends PersonValues>({ flow, step }: { flow: Flow<T>; step: number }) {
  const titles = [...flow.steps.map(({ title }) => title), stepTitles.check];
  return (
    <Steps
      label={strings.steps}
      title={`${strings.titles[flow.kind]}:`}
      position={strings.position(step, titles.length)}
      steps={titles.map((label, index) => ({
        label,
        state: index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'next',
        href: stepAddress(flow.kind, index + 1),
      }))}
    />
  );
}
