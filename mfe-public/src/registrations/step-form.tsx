import { Button, ButtonLink } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { MISSING_FIELDS } from '@psp/contracts/registrations';
import { type FormEvent, useState } from 'react';
import type { Step } from './flow.ts';
import { Buttons, Fields } from './form-layout.tsx';
import { strings } from './strings.ts';
import { type Problem, summaryOf } from './problems.ts';
import type { Kept } from './use-kept.ts';

interface StepFormProps<T> {
  step: Step<T>;
  kept: Kept<T>;
  pageTitle: string;
  backHref: string;
  nextLabel: string;
  onDone: () => void;
}

/* What the server said holds until something is changed. */
interface Told<T> {
  about: T;
  problems: Problem[];
}

/** State of a step: checked on going on, then again at every change. */
function useStepForm<T>({ step, kept, onDone }: Pick<StepFormProps<T>, 'step' | 'kept' | 'onDone'>) {
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<Told<T> | null>(null);
  const { values } = kept;
  const own = tries > 0 ? step.problems(values) : [];
  const problems = told?.about === values ? [...own, ...told.problems] : own;

  const submit = async () => {
    if (isBusy) return;
    const wrong = step.problems(values);
    setTries(tries + 1);
    if (wrong.some(({ isMissing }) => isMissing)) {
      showToast({ title: strings.errorTitle, message: MISSING_FIELDS, tone: 'danger' });
    }
    if (wrong.length > 0) return;
    setBusy(true);
    const answer = (await step.ask?.()) ?? [];
    setBusy(false);
    setTold({ about: values, problems: answer });
    setTries(tries + 2);
    if (answer.length === 0) onDone();
  };
  return { problems, tries, isBusy, submit };
}

/** One step: what is wrong above, its fields, the way on and the way back. */
export function StepForm<T>({ step, kept, pageTitle, backHref, nextLabel, onDone }: StepFormProps<T>) {
  const { problems, tries, isBusy, submit } = useStepForm({ step, kept, onDone });
  usePageTitle(pageTitle, { hasErrors: problems.length > 0 });
  const errorOf = (id: string) => problems.find((problem) => problem.id === id)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Fields>
        {problems.length > 0 ? <Problems key={tries} errors={summaryOf(problems)} /> : null}
        {step.fields({ values: kept.values, change: kept.change, errorOf })}
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
