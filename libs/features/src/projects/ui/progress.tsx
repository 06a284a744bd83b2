import { setProgress } from '@psp/contracts/projects';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { NumberField } from '@psp/design-system/number-field';
import { ProgressBar } from '@psp/design-system/progress-bar';
import { Stack } from '@psp/design-system/page';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { StackForm } from '../../forms/ui/form.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import type { ProjectProps } from './area.ts';
import { strings } from './strings.ts';
import { useProjectAct } from './use-project-act.ts';

const By = styled.small`
  color: var(--ink-muted);
`;

interface ProgressText {
  progress: number | null;
}

const schema = setProgress.pick({ progress: true });

/** Card with the project's progress, and the form that sets it if allowed. */
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
  const save = useProjectAct<ProgressText>(props, {
    /* The form is not sent without a number. */
    send: (text) =>
      props.area.api.call('POST /projects/:id/progress', {
        id,
        body: { version, progress: text.progress ?? progress },
      }),
    done: strings.progressSaved,
  });
  const form = useFormOf<ProgressText>(save, {
    blank: { progress },
    ids: { progress: 'project-progress' },
    check: (text) => ({ progress: schema.safeParse(text).success ? undefined : strings.progressRange }),
  });
  const { reset } = form.form;
  /* Shows a value set by others, unless the user has typed one. */
  useEffect(() => reset({ progress }, { keepDirtyValues: true }), [progress, reset]);
  return (
    <StackForm of={form}>
      <NumberField
        {...form.field('progress')}
        label={strings.progressField}
        hint={strings.progressHint}
        suffix="%"
        hasDecimals={false}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {strings.progressSave}
        </Button>
      </div>
    </StackForm>
  );
}
