import { zodResolver } from '@hookform/resolvers/zod';
import { setProgress } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField } from '@psp/design-system/fields';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Stack } from '@psp/design-system/page';
import { Problems } from '@psp/remote/act/problems';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { z } from 'zod';
import type { ProjectProps } from './area.ts';
import { problemsOf } from '../../forms/ui/kept-form.ts';
import { strings } from './strings.ts';
import { useProjectAct } from './use-project-act.ts';

const By = styled.small`
  color: var(--ink-muted);
`;

const schema = z.object({ progress: setProgress.shape.progress.nullable().refine((value) => value !== null) });

/** How far the work is, and the field that sets it where that is allowed now. */
export function Progress(props: ProjectProps) {
  const { progress, title, firma, actions } = props.project;
  return (
    <Card aria-labelledby="progress">
      <CardHeader id="progress" title={strings.progress} />
      <CardBody>
        <Stack gap={8}>
          <ProgressBar value={progress} label={strings.progressOf(title)} />
          <By>{strings.progressBy(firma.name)}</By>
        </Stack>
      </CardBody>
      {actions.includes('setProgress') ? (
        <CardBody>
          <ProgressForm {...props} />
        </CardBody>
      ) : null}
    </Card>
  );
}

function ProgressForm(props: ProjectProps) {
  const { id, version, progress } = props.project;
  const form = useForm<{ progress: number | null }>({
    resolver: zodResolver(schema, { error: () => strings.progressRange }),
    values: { progress },
    resetOptions: { keepDirtyValues: true },
  });
  const save = useProjectAct<number>(props, {
    path: `/projects/${id}/progress`,
    body: (value) => ({ version, progress: value }),
    done: strings.progressSaved,
  });
  const submit = form.handleSubmit(({ progress: value }) => {
    if (value !== null) save.run(value, { onDone: () => form.reset({ progress: value }) });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={12}>
        <Problems
          key={form.formState.submitCount}
          errors={problemsOf('project', { progress: '' }, form.formState.errors)}
          error={save.error}
        />
        <Controller
          control={form.control}
          name="progress"
          render={({ field: { ref: _, ...field }, fieldState }) => (
            <NumberField
              {...field}
              id="project-progress"
              label={strings.progressField}
              hint={strings.progressHint}
              suffix="%"
              hasDecimals={false}
              error={fieldState.error?.message}
            />
          )}
        />
        <div>
          <Button type="submit" variant="secondary" isPending={save.isPending}>
            {strings.progressSave}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
