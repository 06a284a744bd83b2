import { zodResolver } from '@hookform/resolvers/zod';
import { type ProjectView, setProgress } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField } from '@psp/design-system/fields';
import { ProgressBar } from '@psp/design-system/life';
import { Row, Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { ActionFailure } from '../common/failure.tsx';
import { strings as common } from '../common/strings.ts';
import { detail, strings } from './strings.ts';
import { useProjectActions } from './queries.ts';

const schema = z.object({ progress: setProgress.shape.progress.nullable().refine((value) => value !== null) });

/** How far the work is, and the field that sets it where that is allowed now. */
export function Progress({ project }: { project: ProjectView }) {
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={detail.progress} />
      <CardBody>
        <ProgressBar value={project.progress} label={strings.progressOf(project.title)} />
      </CardBody>
      {project.actions.includes('setProgress') ? (
        <CardBody>
          <ProgressForm project={project} />
        </CardBody>
      ) : null}
    </Card>
  );
}

function ProgressForm({ project }: { project: ProjectView }) {
  const { setProgress: save } = useProjectActions(project);
  const form = useForm<{ progress: number | null }>({
    resolver: zodResolver(schema, { error: () => detail.progressRange }),
    values: { progress: project.progress },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit(({ progress }) => {
    if (progress === null) return;
    save.mutate(progress, {
      onSuccess: () => {
        form.reset({ progress });
        showToast({ title: detail.progressSaved, tone: 'success' });
      },
    });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Controller
          control={form.control}
          name="progress"
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <NumberField
              {...field}
              label={detail.progressField}
              hint={detail.progressHint}
              suffix="%"
              hasDecimals={false}
              error={fieldState.error?.message}
            />
          )}
        />
        <ActionFailure error={save.error} />
        <Row>
          <Button type="submit" variant="secondary" isPending={save.isPending} pendingLabel={common.saving}>
            {detail.progressSave}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
