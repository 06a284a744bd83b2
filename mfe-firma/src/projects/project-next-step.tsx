import type { ProjectView } from '@psp/contracts/projects';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { Confirm } from '../common/confirm.tsx';
import { ActionFailure } from '../common/failure.tsx';
import { strings as common } from '../common/strings.ts';
import { nextStep } from './life.ts';
import { next } from './strings.ts';
import { useProjectActions } from './queries.ts';

/** The banner with the one thing to do now, and its button. */
export function ProjectNextStep({ project }: { project: ProjectView }) {
  const { start, deliver } = useProjectActions(project);
  const { title, text, act } = nextStep(project);
  const done = (message: string) => () => showToast({ title: message, tone: 'success' });
  const actions = {
    start: (
      <Button
        isPending={start.isPending}
        pendingLabel={common.sending}
        onPress={() => start.mutate(undefined, { onSuccess: done(next.started) })}
      >
        {next.startAction}
      </Button>
    ),
    deliver: (
      <Confirm
        label={next.deliverAction}
        title={next.deliverTitle}
        confirmLabel={next.deliverAction}
        isPending={deliver.isPending}
        error={deliver.error}
        onOpen={deliver.reset}
        onConfirm={() => deliver.mutateAsync().then(done(next.delivered))}
      >
        <p>{next.deliverConfirm}</p>
      </Confirm>
    ),
    review: <ButtonLink href="#recenzie">{next.writeReviewAction}</ButtonLink>,
  };
  return (
    <Stack gap={12}>
      <NextStep title={title} actions={act ? actions[act] : undefined}>
        {text}
      </NextStep>
      <ActionFailure error={start.error} />
    </Stack>
  );
}
