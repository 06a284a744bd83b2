import { Button, ButtonLink } from '@psp/design-system/button';
import { PageHeader } from '@psp/design-system/page';
import { Steps } from '@psp/design-system/steps';
import { showToast } from '@psp/design-system/toast';
import { REFUSED } from '@psp/features/forms/ui/resolver';
import { useFields } from '@psp/features/forms/ui/use-fields';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type Flow, type FlowKind, firstOpenStep, type Step, stepAddress } from './flow.ts';
import { Buttons, Fields, Sheet } from './form-layout.tsx';
import { loadRules } from './lazy-rules.ts';
import { summaryOf } from './problems.ts';
import { SignUpDone } from './sign-up-done.tsx';
import type { SignUpForm } from './register-page.tsx';
import { sending, stepTitles, strings } from './strings.ts';
import type { Secrets } from './use-check-form.ts';
import type { StoredForm } from './use-stored-form.ts';
import type { PersonValues } from './values.ts';

/* Aligns the arrow, instead of the button's invisible edge, with the sheet. */
const Back = styled.div`
  margin: 0 0 -12px -12px;
`;

interface WizardProps<T extends PersonValues> {
  flow: Flow<T>;
  stored: StoredForm<T>;
}

/**
 * The step given by `?pas=`, but at most `firstOpen`, the first incomplete one. `fromCheck`: the step was opened from the check
 * page and returns to it.
 */
function useStep(kind: FlowKind, firstOpen: number) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const requested = Math.max(1, Math.trunc(Number(search.get('pas') ?? 1)) || 1);
  const step = Math.min(requested, firstOpen);
  useEffect(() => {
    if (requested !== step) void navigate(stepAddress(kind, step), { replace: true });
  }, [requested, step, kind, navigate]);
  const goTo = (next: number) => void navigate(stepAddress(kind, next));
  return { step, fromCheck: search.get('verificare') === '1', goTo };
}

/** After a change of step, focuses the title, or the field given by the URL fragment. */
function useStepFocus(place: RefObject<HTMLElement | null>, shown: string): void {
  const { hash } = useLocation();
  const before = useRef(shown);
  useEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null;
    if (field) {
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
    } else if (before.current !== shown) {
      place.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [hash, shown, place]);
}

interface StepFormProps<T extends FieldValues> {
  step: Step<T>;
  stored: StoredForm<T>;
  pageTitle: string;
  backHref: string;
  nextLabel: string;
  onDone: () => void;
}

type StepState<T extends FieldValues> = Pick<StepFormProps<T>, 'step' | 'stored' | 'onDone'>;

/** State of a step's fields, which are validated on submit and after that on every change. */
function useStepForm<T extends FieldValues>({ step, stored: { form }, onDone }: StepState<T>) {
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { names, waiting = [] } = step;
  const fields = useFields(form, names, {});
  const check = () => form.trigger(names as readonly Path<T>[]);

  const submit = async () => {
    if (isBusy) return;
    const isValid = await check();
    setTries((count) => count + 1);
    if (!isValid || waiting.length > 0) return;
    setBusy(true);
    const problems = (await step.verify?.()) ?? [];
    setBusy(false);
    for (const { id, message } of problems) form.setError(id as Path<T>, { type: REFUSED, message });
    setTries((count) => count + 1);
    if (problems.length === 0) onDone();
  };
  return {
    ...{ tries, isBusy, submit },
    problems: tries > 0 ? [...fields.problems, ...waiting] : [],
    change: (patch: Partial<T>) => {
      // Preloads the rules that the submit needs.
      loadRules().catch(() => undefined);
      fields.change(patch);
      if (tries > 0) void check();
    },
  };
}

/** Form of one step: error summary, fields and buttons. */
function StepForm<T extends FieldValues>(props: StepFormProps<T>) {
  const { step, stored, pageTitle, backHref, nextLabel } = props;
  const { values } = stored;
  const { problems, tries, isBusy, change, submit } = useStepForm(props);
  usePageTitle(pageTitle, { hasErrors: problems.length > 0 });
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Fields>
        <Problems key={tries} errors={summaryOf(problems, step.problems(values))} />
        {step.fields({ values, change, errorOf })}
        <Buttons>
          <Button type="submit" isPending={isBusy} pendingLabel={strings.nextPending}>
            {nextLabel}
          </Button>
          <ButtonLink variant="secondary" href={backHref}>
            {strings.back}
          </ButtonLink>
        </Buttons>
      </Fields>
    </form>
  );
}

/** Sign-up in steps. The step is in the address, so that Back works, and the values are stored. */
export function Wizard<T extends PersonValues>({ flow, stored }: WizardProps<T>) {
  const [secrets, setSecrets] = useState<Secrets>();
  const { CheckStep } = useLoaderData<SignUpForm>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { step, fromCheck, goTo } = useStep(flow.kind, firstOpenStep(flow, stored.values));
  useStepFocus(place, `${step}`);
  const last = flow.steps.length + 1;
  const current = flow.steps[step - 1];
  const pageTitle = `${current?.title ?? stepTitles.check} – ${strings.titles[flow.kind]}`;
  const onSent = (email: string) => {
    stored.forget();
    showToast({ title: sending.success, tone: 'success' });
    setSentTo(email);
  };
  if (sentTo) return <SignUpDone kind={flow.kind} email={sentTo} />;
  return (
    <>
      <BackToChoice />
      <Sheet ref={place}>
        <StepList flow={flow} step={step} />
        <PageHeader
          title={current?.title ?? stepTitles.check}
          lead={current ? (current.lead ?? (step === 1 ? strings.kept : undefined)) : sending.lead}
        />
        {current ? (
          <StepForm
            key={step}
            step={current}
            stored={stored}
            pageTitle={pageTitle}
            backHref={step > 1 ? stepAddress(flow.kind, step - 1) : '/register'}
            nextLabel={fromCheck ? strings.toCheck : strings.next}
            onDone={() => goTo(fromCheck ? last : step + 1)}
          />
        ) : CheckStep ? (
          <CheckStep {...{ flow, pageTitle, secrets, onSent }} values={stored.values} onSecrets={setSecrets} />
        ) : null}
      </Sheet>
    </>
  );
}

function BackToChoice() {
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

function StepList<T extends PersonValues>({ flow, step }: { flow: Flow<T>; step: number }) {
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
