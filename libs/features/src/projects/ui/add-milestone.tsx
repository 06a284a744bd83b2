import { zodResolver } from '@hookform/resolvers/zod';
import { addMilestone } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { type Control, Controller, useForm } from 'react-hook-form';
import type { ProjectProps } from './area.ts';
import { problemsOf, useKeptForm } from '../../forms/ui/kept-form.ts';
import { strings } from './strings.ts';
import { useProjectAct } from './use-project-act.ts';

const { milestones: texts } = strings;

interface NewMilestone {
  title: string;
  dueOn: string | null;
}

const EMPTY: NewMilestone = { title: '', dueOn: null };

function useNewMilestone(props: ProjectProps) {
  const { id } = props.project;
  const form = useForm<NewMilestone>({
    resolver: zodResolver(addMilestone),
    shouldFocusError: false,
    defaultValues: EMPTY,
  });
  const draft = useKeptForm(`milestone:${id}`, form);
  const add = useProjectAct<NewMilestone>(props, {
    path: `/projects/${id}/milestones`,
    body: (milestone) => milestone,
    done: texts.added,
    onDone: draft.clear,
  });
  const submit = form.handleSubmit((milestone) => add.run(milestone, { onDone: () => form.reset(EMPTY) }));
  return { form, submit, add };
}

/** Adds a step to the work. */
export function AddMilestone(props: ProjectProps) {
  const { form, submit, add } = useNewMilestone(props);
  const { errors, submitCount } = form.formState;
  return (
    <CardBody>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={12}>
          <Problems
            key={submitCount}
            errors={problemsOf('milestone', { title: '', dueOn: '' }, errors)}
            error={add.error}
            hasText
          />
          <TitleField control={form.control} />
          <Row gap={12} align="end">
            <DueField control={form.control} />
            <Button type="submit" variant="secondary" isPending={add.isPending}>
              {texts.add}
            </Button>
          </Row>
        </Stack>
      </form>
    </CardBody>
  );
}

interface NewMilestoneFieldProps {
  control: Control<NewMilestone>;
}

function TitleField({ control }: NewMilestoneFieldProps) {
  return (
    <Controller
      name="title"
      control={control}
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <TextField
          {...field}
          id="milestone-title"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={200}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function DueField({ control }: NewMilestoneFieldProps) {
  return (
    <Controller
      name="dueOn"
      control={control}
      render={({ field: { ref: _, value, onChange, ...field }, fieldState }) => (
        <DateField
          {...field}
          id="milestone-dueOn"
          label={texts.dueOn}
          value={value ?? ''}
          onChange={(day) => onChange(day || null)}
          error={fieldState.error?.message}
          isOptional
        />
      )}
    />
  );
}
