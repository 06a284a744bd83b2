import type { ProjectView } from '@psp/contracts/projects';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { showFailure } from '../common/failure.ts';
import { ReasonDialog } from '../common/reason-dialog.tsx';
import { projectNext } from './life.ts';
import { strings } from './strings.ts';
import { projects, useProjectMutation } from './queries.ts';

const { actions: labels, dialogs, done } = strings;

type Props = { project: ProjectView };

const confirmed = (title: string) => showToast({ title, tone: 'success' });

/** What is to be done next, with the actions that the server allows; the main one stands last. */
export function ProjectNextStep({ project }: Props) {
  const { title, text } = projectNext(project);
  const may = (action: ProjectView['actions'][number]) => project.actions.includes(action);
  const actions = (
    <>
      <Pause project={project} />
      <RequestChanges project={project} />
      {may('start') ? <Move project={project} action="start" /> : null}
      {may('resume') ? <Move project={project} action="resume" /> : null}
      {may('accept') ? <Accept project={project} /> : null}
      {may('review') && !project.reviews.own ? (
        <ButtonLink href={`/uat/projects/${project.id}#reviews`}>{labels.review}</ButtonLink>
      ) : null}
    </>
  );
  return (
    <NextStep title={title} actions={actions}>
      {text}
    </NextStep>
  );
}

function Move({ project, action }: Props & { action: 'start' | 'resume' }) {
  const move = useProjectMutation(
    project.id,
    () => projects[action](project.id, project.version),
    () => confirmed(done[action]),
  );
  return (
    <Button isPending={move.isPending} onPress={() => move.mutate(undefined, { onError: showFailure })}>
      {labels[action]}
    </Button>
  );
}

/* The open dialogs below stay with their text when somebody else has moved the project meanwhile. */
function Pause({ project }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pause = useProjectMutation(
    project.id,
    (reason: string) => projects.pause(project.id, project.version, reason),
    () => {
      setOpen(false);
      confirmed(done.pause);
    },
  );
  return (
    <>
      {project.actions.includes('pause') ? (
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {labels.pause}
        </Button>
      ) : null}
      <ReasonDialog
        title={dialogs.pauseTitle}
        hint={dialogs.pauseHint}
        confirmLabel={labels.pause}
        isOpen={isOpen}
        isPending={pause.isPending}
        error={pause.error}
        onConfirm={(reason) => pause.mutate(reason)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function RequestChanges({ project }: Props) {
  const [isOpen, setOpen] = useState(false);
  const ask = useProjectMutation(
    project.id,
    (reason: string) => projects.requestChanges(project.id, project.version, reason),
    () => {
      setOpen(false);
      confirmed(done.requestChanges);
    },
  );
  return (
    <>
      {project.actions.includes('requestChanges') ? (
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {labels.requestChanges}
        </Button>
      ) : null}
      <ReasonDialog
        title={dialogs.changesTitle}
        hint={dialogs.changesHint}
        confirmLabel={labels.requestChanges}
        isOpen={isOpen}
        isPending={ask.isPending}
        error={ask.error}
        onConfirm={(reason) => ask.mutate(reason)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Accept({ project }: Props) {
  const [isOpen, setOpen] = useState(false);
  const accept = useProjectMutation(
    project.id,
    () => projects.accept(project.id, project.version),
    () => confirmed(done.accept),
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>{labels.accept}</Button>
      <ConfirmDialog
        title={dialogs.acceptTitle}
        confirmLabel={labels.accept}
        isOpen={isOpen}
        isPending={accept.isPending}
        error={accept.error}
        onConfirm={() => accept.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{dialogs.acceptText}</p>
      </ConfirmDialog>
    </>
  );
}
