import type { ProjectAction } from '@psp/contracts/projects';
import { Button, ButtonLink } from '@psp/design-system/button';
import { NextStep } from '@psp/design-system/life-cycle';
import { Notice } from '@psp/design-system/notice';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { ReasonButton } from '../../acts/ui/reason.tsx';
import { type ProjectProps, projectHref } from './area.ts';
import { projectNext } from './life.ts';
import { acts, dialogs, done } from './next-strings.ts';
import { useProjectAct } from './use-project-act.ts';

const offers = ({ project }: ProjectProps, action: ProjectAction): boolean => project.actions.includes(action);

/** What is to be done next, with the acts that the server allows; the main one stands last. */
export function ProjectNextStep(props: ProjectProps) {
  const { title, text, isOwn } = projectNext(props.project);
  const actions = (
    <>
      <WithReason {...props} action="pause" path="pause" />
      <WithReason {...props} action="requestChanges" path="request-changes" />
      {offers(props, 'start') ? <AtOnce {...props} action="start" /> : null}
      {offers(props, 'resume') ? <AtOnce {...props} action="resume" /> : null}
      <Asked {...props} action="deliver" />
      <Asked {...props} action="accept" />
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

function AtOnce({ action, ...props }: ProjectProps & { action: 'start' | 'resume' }) {
  const { version } = props.project;
  const act = useProjectAct(props, {
    path: `/${action}`,
    body: () => ({ version }),
    done: done[action],
    failed: acts.failed,
  });
  return (
    <Button isPending={act.isPending} onPress={() => act.run()}>
      {acts[action]}
    </Button>
  );
}

function Asked({ action, ...props }: ProjectProps & { action: 'deliver' | 'accept' }) {
  const { version } = props.project;
  const { title, text } = dialogs[action];
  const act = useProjectAct(props, {
    path: `/${action}`,
    body: () => ({ version }),
    done: done[action],
  });
  return (
    <AskButton label={acts[action]} isOffered={offers(props, action)} act={act} title={title}>
      <OpenMilestones {...props} />
      <p>{text}</p>
    </AskButton>
  );
}

/* A warning, no obstacle: both sides may have agreed on less. */
function OpenMilestones({ project }: ProjectProps) {
  const open = project.milestones.filter(({ doneAt }) => doneAt === null);
  if (open.length === 0) return null;
  return (
    <Notice tone="warning" title={dialogs.openMilestones(open.length)}>
      <ul>
        {open.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </Notice>
  );
}

function WithReason({ action, path, ...props }: ProjectProps & { action: 'pause' | 'requestChanges'; path: string }) {
  const { version } = props.project;
  const { title, hint } = dialogs[action];
  const act = useProjectAct<string>(props, {
    path: `/${path}`,
    body: (reason) => ({ version, reason }),
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
