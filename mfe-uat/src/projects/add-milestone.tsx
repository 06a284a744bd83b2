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
import { Controller, useForm } from 'react-hook-form';
import { useIntention } from '@psp/remote/use-intention';
import { messages } from './messages.ts';
import { projects, useProjectMutation } from './queries.ts';

const { milestones: texts } = messages;

interface NewMilestone {
  title: string;
  dueOn: string | null;
}

/** Adds a step; what was typed stays when that fails, and a repeated press adds one. */
export function AddMilestone({ projectId }: { projectId: string }) {
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
  return (
    <CardBody>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={12}>
          <Controller
            name="title"
            control={form.control}
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
          <Row gap={12} align="end">
            <Controller
              name="dueOn"
              control={form.control}
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
            <Button type="submit" variant="secondary" isPending={add.isPending}>
              {texts.add}
            </Button>
          </Row>
        </Stack>
      </form>
    </CardBody>
  );
}
