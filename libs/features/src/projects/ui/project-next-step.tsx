import type { ProjectAction } from '@psp/contracts/projects';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { AcceptButton } from './accept-button.tsx';
import { type ProjectProps, projectHref } from './area.ts';
import { DeliverButton } from './deliver-button.tsx';
import { projectNext } from './life.ts';
import { acts, dialogs, done } from './next-strings.ts';
import { useProjectAct } from './use-project-act.ts';

const offers = ({ project }: ProjectProps, action: ProjectAction): boolean => project.actions.includes(action);

/** Describes the next step, with buttons for the acts that the server allows; the main act is last. */
export function ProjectNextStep(props: ProjectProps) {
  const { title, text, isOwn } = projectNext(props.project);
  const actions = (
    <>
      <ReasonAct {...props} action="pause" />
      <ReasonAct {...props} action="requestChanges" />
      {offers(props, 'start') ? <DirectAct {...props} action="start" /> : null}
      {offers(props, 'resume') ? <DirectAct {...props} action="resume" /> : null}
      <DeliverButton {...props} />
      <AcceptButton {...props} />
      {offers(props, 'review') ? (
        <ButtonLink href={`${projectHref(props.area, props.project.id)}#reviews`}>{acts.review}</ButtonLink>
      ) : null}
    </>
  );
  return (
    <NextStep title={title} actions={actions} isWaiting={!isOwn}>
      {text}
    </NextStep>
  );
}

const DIRECT_ACTS = { start: 'POST /projects/:id/start', resume: 'POST /projects/:id/resume' } as const;

function DirectAct({ action, ...props }: ProjectProps & { action: keyof typeof DIRECT_ACTS }) {
  const { id, version } = props.project;
  const act = useProjectAct(props, {
    send: () => props.area.api.call(DIRECT_ACTS[action], { id, body: { version } }),
    done: done[action],
    failed: acts.failed,
  });
  return (
    <Button isPending={act.isPending} onPress={() => act.run()}>
      {acts[action]}
    </Button>
  );
}

const REASON_ACTS = {
  pause: 'POST /projects/:id/pause',
  requestChanges: 'POST /projects/:id/request-changes',
} as const;

function ReasonAct({ action, ...props }: ProjectProps & { action: keyof typeof REASON_ACTS }) {
  const { id, version } = props.project;
  const { title, hint } = dialogs[action];
  const act = useProjectAct<string>(props, {
    send: (reason) => props.area.api.call(REASON_ACTS[action], { id, body: { version, reason } }),
    done: done[action],
  });
  return (
    <ReasonButton
      label={acts[action]}
      variant="secondary"
      isOffered={offers(props, action)}
      act={act}
      title={title}
      reason={{ hint }}
    />
  );
}
