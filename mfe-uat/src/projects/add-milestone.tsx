import { zodResolver } from '@hookform/resolvers/zod';
import { addMilestone } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { CardBody } from '@psp/design-system/card';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/fields';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { type Control, Controller, useForm } from 'react-hook-form';
import { useIntention } from '@psp/remote/use-intention';
import { strings } from './strings.ts';
import { projects, useProjectMutation } from './queries.ts';

const { milestones: texts } = strings;

interface NewMilestone {
  title: string;
  dueOn: string | null;
}

/* What was typed stays when adding fails, and a repeated press adds one. */
function useNewMilestone(projectId: string) {
  const form = useForm<NewMilestone>({
    defaultValues: { title: '', dueOn: null },
    resolver: zodResolver(addMilestone),
    shouldFocusError: false,
  });
  const { keyFor, settle } = useIntention();
  const add = useProjectMutation(
    projectId,
    (milestone: NewMilestone) => projects.addMilestone(projectId, milestone, keyFor(milestone)),
    () => {
      settle();
      form.reset();
      showToast({ title: texts.added, tone: 'success' });
    },
  );
  const submit = form.handleSubmit((milestone) =>
    add.mutate(milestone, {
      onError: (error) => form.setError('title', { message: fieldErrors(error).title ?? errorMessage(error) }),
    }),
  );
  return { control: form.control, submit, isPending: add.isPending };
}

/** Adds a step. */
export function AddMilestone({ projectId }: { projectId: string }) {
  const { control, submit, isPending } = useNewMilestone(projectId);
  return (
    <CardBody>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={12}>
          <TitleField control={control} />
          <Row gap={12} align="end">
            <DueField control={control} />
            <Button type="submit" variant="secondary" isPending={isPending}>
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
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <TextField
          id="milestone-title"
          label={texts.name}
          maxLength={200}
          {...{ value, onChange, onBlur }}
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
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <DateField
          label={texts.dueOn}
          value={value ?? ''}
          onChange={(day) => onChange(day || null)}
          onBlur={onBlur}
          error={fieldState.error?.message}
          isOptional
        />
      )}
    />
  );
}
