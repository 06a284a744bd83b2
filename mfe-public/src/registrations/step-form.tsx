import { Button, ButtonLink } from '@psp/design-system/button';
import { REFUSED } from '@psp/features/forms/ui/resolver';
import { useFields } from '@psp/features/forms/ui/use-fields';
import { Problems } from '@psp/remote/act/problems';
import { usePageTitle } from '@psp/remote/screen';
import { type FormEvent, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Step } from './flow.ts';
import { Buttons, Fields } from './form-layout.tsx';
import { loadRules } from './judge.ts';
import { strings } from './strings.ts';
import { summaryOf } from './problems.ts';
import type { Kept } from './use-kept.ts';

interface StepFormProps<T extends FieldValues> {
  step: Step<T>;
  kept: Kept<T>;
  pageTitle: string;
  backHref: string;
  nextLabel: string;
  onDone: () => void;
}

type Stepping<T extends FieldValues> = Pick<StepFormProps<T>, 'step' | 'kept' | 'onDone'>;

/** The fields of a step: checked on going on, then again at every change. */
function useStepForm<T extends FieldValues>({ step, kept: { form }, onDone }: Stepping<T>) {
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const { names, waiting = [] } = step;
  const fields = useFields(form, names, {});
  const check = () => form.trigger(names as readonly Path<T>[]);

  const submit = async () => {
    if (isBusy) return;
    const isRight = await check();
    setTries((count) => count + 1);
    if (!isRight || waiting.length > 0) return;
    setBusy(true);
    const refused = (await step.ask?.()) ?? [];
    setBusy(false);
    for (const { id, message } of refused) form.setError(id as Path<T>, { type: REFUSED, message });
    setTries((count) => count + 1);
    if (refused.length === 0) onDone();
  };
  return {
    ...{ tries, isBusy, submit },
    problems: tries > 0 ? [...fields.problems, ...waiting] : [],
    change: (patch: Partial<T>) => {
      // So that the rules are there when the step is left.
      loadRules().catch(() => undefined);
      fields.change(patch);
      if (tries > 0) void check();
    },
  };
}

/** One step: what is wrong above, its fields, the way on and the way back. */
export function StepForm<T extends FieldValues>(props: StepFormProps<T>) {
  const { step, kept, pageTitle, backHref, nextLabel } = props;
  const { values } = kept;
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
