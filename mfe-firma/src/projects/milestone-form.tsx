import { zodResolver } from '@hookform/resolvers/zod';
import { addMilestone } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/date-field';
import { TextField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { useDraft } from '@psp/remote/draft';
import { fieldErrors } from '@psp/remote/forms';
import { useEffect } from 'react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { ActionFailure } from '../common/failure.tsx';
import { strings as common } from '../common/strings.ts';
import { detail } from './strings.ts';
import { type NewMilestone, useMilestoneActions } from './queries.ts';

const EMPTY: NewMilestone = { title: '', dueOn: null };

/* What is typed is kept on this device until it was added. */
function useNewMilestone(projectId: string) {
  const { add } = useMilestoneActions(projectId);
  const form = useForm<NewMilestone>({ resolver: zodResolver(addMilestone), defaultValues: EMPTY });
  const { reset } = form;
  const title = form.watch('title');
  const draft = useDraft<string>(`milestone:${projectId}`, title || undefined);
  useEffect(() => {
    if (draft.saved) reset({ ...EMPTY, title: draft.saved });
  }, [draft.saved, reset]);
  const submit = form.handleSubmit(async (values) => {
    try {
      await add.mutateAsync(values);
      draft.clear();
      reset(EMPTY);
      showToast({ title: detail.milestoneAdded, tone: 'success' });
    } catch (error) {
      for (const [name, message] of Object.entries(fieldErrors(error))) {
        if (name === 'title' || name === 'dueOn') form.setError(name, { message });
      }
    }
  });
  return { control: form.control, submit, isPending: add.isPending, error: add.error };
}

/** A new step of the project. */
export function MilestoneForm({ projectId }: { projectId: string }) {
  const { control, submit, isPending, error } = useNewMilestone(projectId);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <TitleField control={control} />
        <DueField control={control} />
        <ActionFailure error={error} hasText />
        <div>
          <Button type="submit" variant="secondary" isPending={isPending} pendingLabel={common.saving}>
            {detail.milestoneAdd}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

interface NewMilestoneFieldProps {
  control: Control<NewMilestone>;
}

function TitleField({ control }: NewMilestoneFieldProps) {
  return (
    <Controller
      control={control}
      name="title"
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <TextField
          {...field}
          label={detail.milestoneTitle}
          hint={detail.milestoneTitleHint}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function DueField({ control }: NewMilestoneFieldProps) {
  return (
    <Controller
      control={control}
      name="dueOn"
      render={({ field: { ref: _, value, onChange, ...field }, fieldState }) => (
        <DateField
          {...field}
          label={detail.milestoneDueOn}
          isOptional
          value={value ?? ''}
          onChange={(day) => onChange(day || null)}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
